import type { Node } from 'prosemirror-model';
import { schema } from './schema.js';

const { nodes } = schema;

/** Text of a document, a line for each block. Pull quotes are left out because they repeat the text. */
export function plainTextOf(doc: Node): string {
  const lines: string[] = [];
  doc.descendants((node) => {
    if (node.type === nodes.pullQuote) return false;
    if (node.type === nodes.picture && node.attrs['caption']) lines.push(String(node.attrs['caption']));
    if (!node.isTextblock) return true;
    const words = node.textBetween(0, node.content.size, undefined, (leaf) =>
      leaf.type === nodes.hardBreak ? ' ' : '',
    );
    if (words !== '') lines.push(words);
    return false;
  });
  return lines.join('\n');
}

export function wordCountOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
