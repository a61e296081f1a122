// Icons for cards that only this table's edition has: the server says what to draw instead.
import { isIcon } from "./icon-names.ts";

let own = $state.raw<Record<string, string>>({});

export function drawLike(pictures: Record<string, string>): void {
  own = pictures;
}

/** The name of the icon for a thing; its own name if there is no substitute. */
export function pictureOf(name: string): string {
  return isIcon(name) || !Object.hasOwn(own, name) ? name : (own[name] ?? name);
}
