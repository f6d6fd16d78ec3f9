import { readMarkdown, type schema } from '@lectern/rich-text';
import type { Feature } from '../editor/core/features.js';

export type EmailDocument = ReturnType<typeof schema.topNodeType.create>;

/** Blocks that an email can hold. */
export const emailFeatures: readonly Feature[] = [
  'heading',
  'list',
  'quotation',
  'note',
  'picture',
  'footnote',
  'separator',
];

const emailNodes = new Set<string>([
  ...['doc', 'paragraph', 'text', 'hardBreak', 'heading', 'bulletList', 'orderedList', 'listItem'],
  ...['quotation', 'quoteSource', 'note', 'picture', 'separator', 'footnote', 'footnoteReference'],
]);

/** Line breaks count in drafts of older releases, too. */
const withHardBreaks = (text: string): string => text.replace(/(?<=[^\s\\])[^\S\n]*(?=\n[^\S\n]*\S)/g, '  ');

/** The document of a text; undefined if it has parts that the editor would change. */
export function documentOf(body: string): EmailDocument | undefined {
  const { doc, faults } = readMarkdown(withHardBreaks(body));
  let isHeld = faults.length === 0;
  doc.descendants((node) => {
    isHeld &&= emailNodes.has(node.type.name);
    return isHeld;
  });
  return isHeld ? doc : undefined;
}
