import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.js';

/** A part of a line: a node without regard to its marks, or a mark with the parts that it encloses. */
export type MarkedPart = { node: Node } | { mark: Mark; parts: MarkedPart[] };

const { marks } = schema;
const ORDER = [marks.link, marks.strike, marks.emphasis, marks.strong];

/** Nests the marks of a line: the mark that goes on for longest encloses others, and no link is split. */
export function nestMarks(content: readonly Node[]): MarkedPart[] {
  return partsOf(content, 0, content.length, []);
}

function partsOf(content: readonly Node[], from: number, to: number, open: readonly Mark[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (let at = from; at < to;) {
    const outer = outermost(content, at, to, open);
    const node = content[at];
    if (outer) {
      parts.push({ mark: outer.mark, parts: partsOf(content, at, outer.end, [...open, outer.mark]) });
      at = outer.end;
    } else {
      if (node) parts.push({ node });
      at += 1;
    }
  }
  return parts;
}

function outermost(content: readonly Node[], at: number, to: number, open: readonly Mark[]) {
  const endOf = (mark: Mark, start: number): number => {
    let end = start;
    while (end < to && mark.isInSet(content[end]?.marks ?? [])) end += 1;
    return end;
  };
  const runs = (content[at]?.marks ?? [])
    .filter((mark) => !mark.isInSet(open))
    .map((mark) => ({ mark, end: beforeSplitLink(content, at, endOf(mark, at), endOf) }));
  const longest = Math.max(...runs.map(({ end }) => end));
  const outer = runs.filter(({ end }) => end === longest);
  return outer.toSorted((a, b) => ORDER.indexOf(a.mark.type) - ORDER.indexOf(b.mark.type))[0];
}

/** The end of a run, earlier if a link would begin inside it and end outside. */
function beforeSplitLink(
  content: readonly Node[],
  at: number,
  end: number,
  endOf: (mark: Mark, start: number) => number,
): number {
  for (let start = at + 1; start < end; start += 1) {
    const link = content[start]?.marks.find(({ type }) => type === marks.link);
    const isNew = link && !link.isInSet(content[start - 1]?.marks ?? []);
    if (isNew && endOf(link, start) > end) return start;
  }
  return end;
}
