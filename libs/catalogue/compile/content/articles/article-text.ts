/** An article's words, ready for a page or a feed. */
export interface ArticleText {
  html: string;
  /** Its parts, for a table of contents. */
  headings: { id: string; text: string }[];
  /** Without pull quotes, which only repeat. */
  wordCount: number;
}

/** Something that an article cannot hold; the message follows the file's name. */
export class ArticleFault extends Error {
  override readonly name = 'ArticleFault';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** `What Chapter 7 is` → `what-chapter-7-is` */
export function anchorOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function wordCountOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
