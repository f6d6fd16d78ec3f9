import { plainTextOf, readMarkdown } from '@lectern/rich-text';
import { setText } from '@lectern/typography';

import type { BookContent } from '../content/read-books.js';
import { remembered } from '../content/remembered.js';
import { asSentence, cutOpening, paragraphsOf, type SpokenOpening } from './read-openings.js';

/** A chapter in the Markdown of articles, which is not that of manuscripts. */
const chapterParagraphs = remembered((title: string, markdown: string, language: string): string[] => {
  const { doc } = readMarkdown(markdown);
  const texts = doc.children.flatMap((block) => {
    const lines = plainTextOf(doc.type.create(null, block)).split('\n');
    return block.type.name === 'heading' ? lines.map(asSentence) : lines;
  });
  const spoken = [asSentence(title), ...texts].map((text) => setText(text.trim(), language));
  return cutOpening(spoken.filter((text) => /\p{L}/u.test(text)));
});

/**
 * Beginning of the sample of a book without a manuscript; null if it has none.
 * @param siteLanguage for a sample that names none
 */
export function sampleOpening(
  { bookId, title }: Omit<SpokenOpening, 'paragraphs'>,
  { sample, sales }: Pick<BookContent, 'sample' | 'sales'>,
  siteLanguage: string,
): SpokenOpening | null {
  if (sample) {
    const language = sample.language ?? siteLanguage;
    return { bookId, title, paragraphs: chapterParagraphs(sample.title, sample.text, language) };
  }
  if (!sales.opening) return null;
  const { chapter, paragraphs } = sales.opening;
  return { bookId, title, paragraphs: paragraphsOf(chapter, paragraphs.join('\n\n'), siteLanguage) };
}
