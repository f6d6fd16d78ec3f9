import { Fragment, Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.js';

const { nodes } = schema;

/** Not the no-break spaces, which are meant. */
const WHITE_SPACE = /[ \t\r\n\f\v\u2028\u2029]+/g;
const CONTROL = /[\p{Cc}\uFEFF\u2060]/gu;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Canonical form of a line of text: single spaces, none at the ends of a line, none at the edges of marks, and no marks
 * on footnote references. A page shows both forms alike, and Markdown can hold only this one.
 */
export function normalizedInline(content: Fragment): Fragment {
  const parts = content.content.flatMap((node) => {
    if (!node.isText) return [node.mark(Mark.none)];
    const text = cleaned(node.text ?? '');
    return text === '' ? [] : [schema.text(text, node.marks)];
  });
  return Fragment.fromArray(withoutMarkedEdges(withSingleSpaces(parts)));
}

/** Text with single spaces, and without control characters, word joiners and half characters. */
export function cleaned(text: string): string {
  return text
    .replace(WHITE_SPACE, ' ')
    .replace(CONTROL, '')
    .replace(/ {2,}/g, ' ')
    .replace(LONE_SURROGATE, '\ufffd');
}

function withSingleSpaces(content: readonly Node[]): Node[] {
  const kept: Node[] = [];
  /** Removes white space, and breaks, at the end of a line. */
  const trimEnd = (last: Node | undefined): void => {
    if (!last?.isText) return;
    kept.pop();
    const text = (last.text ?? '').trimEnd();
    if (text === '') trimEnd(kept.at(-1));
    else kept.push(schema.text(text, last.marks));
  };
  for (const node of content) {
    const last = kept.at(-1);
    const isLineStart = !last || last.type === nodes.hardBreak;
    if (node.type === nodes.hardBreak) {
      trimEnd(last);
      if (kept.length > 0) kept.push(node);
    } else if (!node.isText) kept.push(node);
    else {
      const words = node.text ?? '';
      const text = isLineStart
        ? words.trimStart()
        : last.text?.endsWith(' ')
          ? words.replace(/^ /, '')
          : words;
      if (text !== '') kept.push(schema.text(text, node.marks));
    }
  }
  while (kept.at(-1)?.type === nodes.hardBreak || kept.at(-1)?.text?.trimEnd() === '') kept.pop();
  trimEnd(kept.at(-1));
  return kept;
}

/** White space and breaks between words have the marks that both words have, or a mark would begin or end with them. */
function withoutMarkedEdges(content: readonly Node[]): Node[] {
  const parts = content.flatMap((node) =>
    node.isText
      ? (node.text ?? '')
          .split(/(\s+)/)
          .filter(Boolean)
          .map((text) => schema.text(text, node.marks))
      : [node],
  );
  const isGap = (node: Node | undefined) =>
    node !== undefined && (node.isText ? node.text?.trim() === '' : node.type === nodes.hardBreak);
  const placed: Node[] = [];
  for (let at = 0; at < parts.length;) {
    let end = at;
    while (isGap(parts[end])) end += 1;
    const gap = parts.slice(at, end);
    const marked = [parts[at - 1], ...gap.filter(({ isText }) => isText), parts[end]];
    const shared = (marked[0]?.marks ?? Mark.none).filter((mark) =>
      marked.every((node) => mark.isInSet(node?.marks ?? Mark.none)),
    );
    placed.push(...gap.map((node) => node.mark(shared)), ...parts.slice(end, end + 1));
    at = end + 1;
  }
  return placed;
}
