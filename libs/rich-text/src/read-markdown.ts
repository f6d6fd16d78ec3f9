import { type Node } from 'prosemirror-model';
import { type Fault, faultOf } from './faults.js';
import { type FootnoteToken, markdownTokens } from './markdown-tokens.js';
import { filled, normalizedBlock } from './normalized.js';
import { readBlock } from './read-blocks.js';
import { type Refuse, readInline } from './read-inline.js';
import { schema } from './schema.js';

export interface MarkdownFault extends Fault {
  /** Counts from 1. */
  line: number;
}

export interface ReadMarkdown {
  doc: Node;
  /** Parts that the document cannot hold. It has their words. */
  faults: MarkdownFault[];
  /** Line of each block. */
  lines: Map<Node, number>;
}

const { nodes } = schema;

/** Reads the site's Markdown (docs/rich-text.md) into a document of the schema. Never throws. */
export function readMarkdown(text: string): ReadMarkdown {
  const faults: MarkdownFault[] = [];
  const lines = new Map<Node, number>();
  const blocks: Node[] = [];
  const footnotes = new Map<string, Node>();
  let line = 1;
  const refuse: Refuse = (code, values) => faults.push({ line, ...faultOf(code, values) });
  for (const token of markdownTokens(text.replace(/\r\n?/g, '\n'))) {
    line += /^\n*/.exec(token.raw)?.[0].length ?? 0;
    if (token.type === 'footnote') {
      const footnote = readFootnote(token as FootnoteToken, refuse);
      const label = String(footnote.attrs['label']);
      if (footnotes.has(label)) refuse('footnote-twice', { label });
      for (const block of normalizedBlock(footnote)) {
        lines.set(block, line);
        footnotes.set(label, block);
      }
    } else {
      for (const block of readBlock(token, refuse).flatMap(normalizedBlock)) {
        lines.set(block, line);
        blocks.push(block);
      }
    }
    line += token.raw.trimStart().split('\n').length - 1;
  }
  const doc = nodes.doc.create(null, [...filled(blocks), ...footnotes.values()]);
  return { doc, faults, lines };
}

function readFootnote(token: FootnoteToken, refuse: Refuse): Node {
  const content = readInline(token.tokens, refuse).flatMap((node) => {
    if (node.type !== nodes.footnoteReference) return [node];
    refuse('footnote-inside');
    return [];
  });
  return nodes.footnote.create({ label: token.label }, content);
}
