// The arrow keys go from thing to thing on the plan, to the nearest one in that direction.
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function follow(event: KeyboardEvent, plan: Element): void {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!direction || !(from instanceof SVGElement) || !plan.contains(from)) return;
  const start = middle(from);
  let best: SVGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of plan.querySelectorAll<SVGElement>("[role=button]")) {
    const end = middle(each);
    const along = (end.x - start.x) * direction[0] + (end.y - start.y) * direction[1];
    const aside = Math.abs((end.x - start.x) * direction[1]) + Math.abs((end.y - start.y) * direction[0]);
    const far = along + 2 * aside;
    if (each !== from && along > 1 && far < least) {
      best = each;
      least = far;
    }
  }
  event.preventDefault();
  best?.focus();
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
