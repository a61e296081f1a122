// A long press of a finger, or the secondary mouse button: asks for an explanation.
import type { Attachment } from "svelte/attachments";

const LONG = 500; // milliseconds
const FAR = 10; // pixels: then it is a swipe

/** Whether the keyboard went there: what gets the focus after a press elsewhere was not asked about. */
export function byKeyboard({ currentTarget }: FocusEvent): boolean {
  return currentTarget instanceof Element && currentTarget.matches(":focus-visible");
}

export function more(tell: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let called = false;
    const stop = () => clearTimeout(timer);
    const listeners = {
      pointerdown: (event: PointerEvent) => {
        called = false;
        if (event.pointerType === "mouse") return;
        start = { x: event.clientX, y: event.clientY };
        timer = window.setTimeout(() => {
          called = true;
          tell();
        }, LONG);
      },
      pointermove: (event: PointerEvent) => {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event: Event) => {
        event.preventDefault();
        stop();
        if (!called) tell();
        called = true;
      },
      // The click that ends a long press is not meant as one.
      click: (event: Event) => {
        if (!called) return;
        called = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const capture = { capture: true };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, capture);
    return () => {
      stop();
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener, capture);
    };
  };
}
