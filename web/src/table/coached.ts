// Where on the screen a coach can point: the parts listed in docs/server-protocol.md.
const SPOTS: Record<string, string> = {
  actions: "#actions",
  hand: "[data-spot=hand]",
  own: "[data-spot=own]",
  players: "[data-spot=players]",
  plan: "[data-spot=plan]",
};

export function spotOf(point: string): Element | null {
  const selector = SPOTS[point];
  return selector ? document.querySelector(selector) : null;
}
