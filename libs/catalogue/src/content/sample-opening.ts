import { plainTextOf, readMarkdown } from '@lectern/rich-text';

import type { WrittenSales } from './sales.schema.js';
import type { ChapterFile } from './sample.schema.js';

/** Paragraphs are added until the opening is this long. */
const OPENING_CHARACTERS = 700;

/** Adds the first paragraphs of the sample to a sales page without an opening of its own. */
export function withOpening(sales: WrittenSales, sample: ChapterFile | null): WrittenSales {
  if (sales.opening || !sample) return sales;
  const { doc } = readMarkdown(sample.text);
  const paragraphs: string[] = [];
  let length = 0;
  for (const block of doc.children) {
    if (block.type.name !== 'paragraph') continue;
    const text = plainTextOf(doc.type.create(null, block)).trim();
    if (text === '' || paragraphs.includes(text)) continue;
    paragraphs.push(text);
    length += text.length;
    if (length >= OPENING_CHARACTERS) break;
  }
  return paragraphs.length > 0 ? { ...sales, opening: { chapter: sample.title, paragraphs } } : sales;
}
