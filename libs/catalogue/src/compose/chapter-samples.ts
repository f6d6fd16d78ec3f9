import { articleHtml, readMarkdown } from '@lectern/rich-text';

import type { ChapterSample, SampleReading } from '../chapter-sample.js';
import type { BookContent } from '../content/read-books.js';
import type { Content } from '../content/read-content.js';
import type { SampleChapter } from '../download.js';

type Words = Content['downloads']['chapter'];

/** The server answers at these addresses. */
const addressOf = (bookId: string, ending: 'json' | 'pdf') => `/api/samples/${bookId}/sample.${ending}`;

/** Chapters of books as they are read in the page. A sample of `downloads.json` takes the place of its book's. */
export function chapterSamples({ books, site, downloads }: Content): ChapterSample[] {
  return books.flatMap(({ id, sample }) => {
    if (!sample || downloads.samples.some(({ bookId }) => bookId === id)) return [];
    const { title, text, isShortened, language = site.language } = sample;
    const reading = readingOf(text, { title, language, author: site.author.name });
    return [{ bookId: id, reading, text, isShortened }];
  });
}

/** Their entries among the free files. */
export const chapterEntries = (
  samples: readonly ChapterSample[],
  books: readonly BookContent[],
  words: Words,
): SampleChapter[] =>
  samples.map(({ bookId, reading }) => {
    const title = books.find(({ id }) => id === bookId)?.book.title ?? '';
    const url = addressOf(bookId, 'pdf');
    return {
      ...{ id: `${bookId}-sample`, kind: 'pdf', bookId, fileName: `${bookId}-sample.pdf` },
      title: words.titleText.replace('{chapter}', () => reading.title),
      description: words.descriptionText.replace('{title}', () => title),
      ...{ url, attachedUrl: url, readingUrl: addressOf(bookId, 'json'), pages: null, interior: [] },
    };
  });

function readingOf(
  text: string,
  { title, language, author }: Pick<SampleReading, 'title' | 'language' | 'author'>,
): SampleReading {
  const { html, headings, wordCount } = articleHtml(readMarkdown(text).doc, { language });
  return {
    ...{ title, label: null, author, language, wordCount },
    contents: headings.map((heading) => ({ id: `sample-${heading.id}`, title: heading.text })),
    html: belowTitle(html),
  };
}

/** Headings of an article begin with `h2` and link to themselves. */
const belowTitle = (html: string): string =>
  html
    .replace(/<h([23]) id="([^"]*)"><a href="#[^"]*">(.*?)<\/a><\/h\1>/gs, '<h$1 id="$2">$3</h$1>')
    .replace(/<(\/?)h([23])(?=[ >])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`)
    .replace(/ id="/g, ' id="sample-')
    .replace(/ href="#/g, ' href="#sample-');
