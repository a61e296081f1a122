// Pictures of cards that only the edition of this table has: the server says what is drawn in their place.
import { isIcon } from "./icon-names.ts";

let own = $state.raw<Record<string, string>>({});

export function drawLike(pictures: Record<string, string>): void {
  own = pictures;
}

/** The name of the icon that stands for a thing; its own name where there is none. */
export function pictureOf(name: string): string {
  return isIcon(name) || !Object.hasOwn(own, name) ? name : (own[name] ?? name);
}
