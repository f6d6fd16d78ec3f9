import type { Mark, Node } from 'prosemirror-model';
import { type Escape, escapeAddress, escapeText } from './escape-text.js';
import { type MarkedPart, nestMarks } from './mark-runs.js';
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

/** Writes the content of a line, with `\` and a line break for a hard break. */
export function writeInline(content: readonly Node[], form: InlineForm): string {
  let written = '';
  const joiner = form.isApart ? WORD_JOINER : '';
  const write = (part: MarkedPart): void => {
    if ('node' in part) {
      written += writeLeaf(part.node, form, written);
      return;
    }
    const [before, after] = delimiters(part.mark, form);
    written += joiner + before + joiner;
    part.parts.forEach(write);
    written += joiner + after + joiner;
  };
  nestMarks(content).forEach(write);
  return written;
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

function writeLeaf(node: Node, { escape }: InlineForm, written: string): string {
  if (node.type === nodes.hardBreak) return '\\\n';
  if (node.type === nodes.footnoteReference) return `[^${String(node.attrs['label'])}]`;
  const isLineStart = written === '' || written.endsWith('\n');
  return escapeText(node.text ?? '', escape, {
    isLineStart,
    before: isLineStart ? '' : (written.at(-1) ?? ''),
  });
}
