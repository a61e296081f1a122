// The rulebook as data: docs/rules.md or a translation of it, whose Markdown is simple, in sections of numbered rules.
import { say } from "../words/words.svelte.ts";

/** A piece of text: plain, or with a style. `rule` links to another rule, `cards` to all cards. */
export interface Piece {
  kind: "plain" | "strong" | "soft" | "code" | "mark" | "rule" | "cards";
  text: string;
}

export interface Rule {
  kind: "rule";
  id: string; // R7.4
  number: string;
  text: Piece[];
  points: Piece[][]; // a list within it
}

export interface Paragraph {
  kind: "paragraph";
  text: Piece[];
}

export interface Listing {
  kind: "list";
  points: Piece[][];
}

export interface Grid {
  kind: "grid";
  head: Piece[][];
  rows: Piece[][][];
}

export type Block = Rule | Paragraph | Listing | Grid;

export interface Section {
  id: string; // R7; empty for what comes before the rules
  title: string;
  blocks: Block[];
}

/** The anchor where all cards are shown; in the documentation they are a file of their own. */
export const CARDS = "cards";

const PIECES =
  /\*\*\[(\w+)\]\*\*|\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\([^)]*\)|\b(R\d+(?:\.\d+)?)\b/g;

/** Text with its marks: **[ruling]**, **strong**, *soft*, `code`, [words](of a link), R7.4. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    const [, mark, strong, soft, code, link, rule] = match;
    if (mark) found.push({ kind: "mark", text: mark });
    else if (strong) found.push({ kind: "strong", text: strong });
    else if (soft) found.push({ kind: "soft", text: soft });
    else if (code) found.push({ kind: "code", text: code });
    else if (link) found.push({ kind: link === "cards.md" ? "cards" : "plain", text: link });
    else if (rule) found.push({ kind: "rule", text: rule });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

/** The text as shown: marks and renamed terms in the reader's language, the rest unchanged. */
export function shown({ kind, text }: Piece): string {
  if (kind === "mark") return say(`pages-rules-sign-${text}`);
  return kind === "cards" ? say("pages-rules-cards") : text;
}

export function rulebook(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split("\n")) {
    const title = /^(#{1,2}) (?:(R\d+) )?(.*)$/.exec(line);
    if (title)
      sections.push({ id: title[2] ?? "", title: title[3]?.replace(" [ruling]", "") ?? "", blocks: [] });
    else sections.at(-1)?.blocks.push(...added(sections, line));
  }
  return sections;
}

/** What a line adds to its section; a continuation goes to the previous block. */
function added(sections: Section[], line: string): Block[] {
  const section = sections.at(-1);
  const before = section?.blocks.at(-1);
  const rule = /^(\d+)\. (.*)$/.exec(line);
  if (rule?.[1] && rule[2])
    return [
      { kind: "rule", id: `${section?.id}.${rule[1]}`, number: rule[1], text: pieces(rule[2]), points: [] },
    ];
  const point = /^\s*- (.*)$/.exec(line)?.[1];
  if (point) {
    const list = before?.kind === "rule" || before?.kind === "list" ? before : null;
    list?.points.push(pieces(point));
    return list ? [] : [{ kind: "list", points: [pieces(point)] }];
  }
  if (line.startsWith("|")) {
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => pieces(cell.trim()));
    if (before?.kind !== "grid") return [{ kind: "grid", head: cells, rows: [] }];
    if (!/^[|\-\s:]+$/.test(line)) before.rows.push(cells);
    return [];
  }
  return line.trim() ? [{ kind: "paragraph", text: pieces(line) }] : [];
}
