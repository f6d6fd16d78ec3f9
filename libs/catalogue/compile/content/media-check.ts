import type { ContentProblem } from './content-error.js';
import type { DownloadsFile } from './downloads.schema.js';
import type { VideosFile } from './videos.schema.js';

/** Finds films and downloads of books that are not there, and names that are given twice. */
export function checkMedia(
  { videos, downloads }: { videos: VideosFile; downloads: DownloadsFile },
  books: readonly { id: string }[],
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const check = (
    file: string,
    list: string,
    entries: readonly { id: string; bookId: string | null }[],
    taken: Set<string>,
  ): void => {
    for (const [at, { id, bookId }] of entries.entries()) {
      if (bookId !== null && books.every((book) => book.id !== bookId)) {
        const message = `names the book "${bookId}", but there is no folder content/books/${bookId}`;
        problems.push({ file, key: `${list}[${at}].bookId`, message });
      }
      if (taken.has(id))
        problems.push({ file, key: `${list}[${at}].id`, message: `is "${id}" for the second time` });
      taken.add(id);
    }
  };
  const films = new Set<string>();
  check('content/videos.json', 'highlights', videos.highlights, films);
  check('content/videos.json', 'others', videos.others, films);
  const files = new Set<string>();
  check('content/downloads.json', 'cards', downloads.cards, files);
  check('content/downloads.json', 'samples', downloads.samples, files);
  return problems;
}
