// Searching the rulebook, ignoring case, accents and kinds of apostrophe.
import { type Block, type Piece, type Section, shown } from "./rulebook.ts";

/** Normalised for comparison, letter by letter, so that positions stay the same. */
const plainly = (text: string): string =>
  text
    .replaceAll("’", "'")
    .replace(/[\u0080-\uffff]/g, (letter) => letter.normalize("NFD").charAt(0))
    .toLowerCase();

/** Whether a text contains all the words. */
export function matches(text: string, query: string): boolean {
  const plain = plainly(text);
  return plainly(query)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const read = (text: Piece[]) => text.map(shown).join("");

/** All words of a block, to be searched. */
function wordsOf(block: Block): string {
  switch (block.kind) {
    case "rule":
      return [block.id, read(block.text), ...block.points.map(read)].join(" ");
    case "paragraph":
      return read(block.text);
    case "list":
      return block.points.map(read).join(" ");
    case "grid":
      return [block.head, ...block.rows].flat().map(read).join(" ");
  }
}

/** The sections that have all these words in one of their blocks, with those blocks only. */
export function found(sections: Section[], query: string): Section[] {
  return sections
    .map((section) => {
      if (matches(`${section.id} ${section.title}`, query)) return section;
      return { ...section, blocks: section.blocks.filter((block) => matches(wordsOf(block), query)) };
    })
    .filter((section) => section.blocks.length > 0);
}

/** A text cut where the words are: every second part is one of them. */
export function cut(text: string, query: string): string[] {
  const wanted = plainly(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [text];
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts: string[] = [];
  let end = 0;
  for (const part of plainly(text).split(new RegExp(`(${escaped.join("|")})`))) {
    parts.push(text.slice(end, end + part.length));
    end += part.length;
  }
  return parts;
}
