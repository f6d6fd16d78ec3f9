import type { Mark, Node } from 'prosemirror-model';
import { type Escape, escapeAddress, escapeText } from './escape-text.js';
import { schema } from './schema.js';

/** Ways to write the same words: marks that touch others or punctuation are read as meant in only some of them. */
export interface InlineForm {
  escape: Escape;
  emphasis: '*' | '_';
  /** Signs of marks are apart from others and from punctuation, by invisible word joiners. */
  isApart: boolean;
}

/** In the order of preference. */
export const INLINE_FORMS: readonly InlineForm[] = [
  { escape: 'light', emphasis: '*', isApart: false },
  { escape: 'light', emphasis: '_', isApart: false },
  { escape: 'light', emphasis: '*', isApart: true },
  { escape: 'full', emphasis: '*', isApart: false },
  { escape: 'full', emphasis: '*', isApart: true },
];

/** The reader drops it. */
const WORD_JOINER = '\u2060';

const { nodes, marks } = schema;
const ORDER = [marks.link, marks.strike, marks.strong, marks.emphasis];

/** Writes the content of a line, with `\` and a line break for a hard break. */
export function writeInline(content: readonly Node[], form: InlineForm): string {
  let written = '';
  const joiner = form.isApart ? WORD_JOINER : '';
  const write = (from: number, to: number, open: readonly Mark[]): void => {
    let at = from;
    while (at < to) {
      const outer = outermost(content, at, to, open);
      if (outer) {
        const [before, after] = delimiters(outer.mark, form);
        written += joiner + before + joiner;
        write(at, outer.end, [...open, outer.mark]);
        written += joiner + after + joiner;
        at = outer.end;
      } else {
        written += writeLeaf(content[at], form, written);
        at += 1;
      }
    }
  };
  write(0, content.length, []);
  return written;
}

/** The mark to open at a node: the one that goes on for longest. A link is never split. */
function outermost(content: readonly Node[], at: number, to: number, open: readonly Mark[]) {
  const fresh = (content[at]?.marks ?? []).filter((mark) => !mark.isInSet(open));
  const endOf = (mark: Mark, start: number): number => {
    let end = start;
    while (end < to && mark.isInSet(content[end]?.marks ?? [])) end += 1;
    return end;
  };
  const runs = fresh.map((mark) => {
    let end = endOf(mark, at);
    for (let start = at + 1; start < end; start += 1) {
      const link = content[start]?.marks.find(({ type }) => type === marks.link);
      const isNew = link && !link.isInSet(content[start - 1]?.marks ?? []);
      if (isNew && endOf(link, start) > end) end = start;
    }
    return { mark, end };
  });
  const isLink = ({ mark }: { mark: Mark }) => mark.type === marks.link;
  runs.sort(
    (a, b) =>
      Number(isLink(b)) * Number(b.end >= a.end) - Number(isLink(a)) * Number(a.end >= b.end) ||
      b.end - a.end ||
      ORDER.indexOf(a.mark.type) - ORDER.indexOf(b.mark.type),
  );
  return runs[0];
}

function delimiters(mark: Mark, { emphasis }: InlineForm): readonly [string, string] {
  switch (mark.type) {
    case marks.link:
      return ['[', `](${escapeAddress(String(mark.attrs['href']))})`];
    case marks.strong:
      return ['**', '**'];
    case marks.emphasis:
      return [emphasis, emphasis];
    default:
      return ['~~', '~~'];
  }
}

function writeLeaf(node: Node | undefined, { escape }: InlineForm, written: string): string {
  if (!node) return '';
  if (node.type === nodes.hardBreak) return '\\\n';
  if (node.type === nodes.footnoteReference) return `[^${String(node.attrs['label'])}]`;
  const isLineStart = written === '' || written.endsWith('\n');
  return escapeText(node.text ?? '', escape, {
    isLineStart,
    before: isLineStart ? '' : (written.at(-1) ?? ''),
  });
}
