import { books, site } from '@lectern/catalogue';
import { livingPath } from '../navigation/living-path.js';

/** Something that can be found. */
export interface Searchable {
  title: string;
  /** What it is, as it is said beside the title. */
  kind: string;
  path: string;
  /** All that is searched, in small letters. */
  text: string;
}

const pagePaths = ['/about', '/speaking', '/contact', '/blog'];

/** The books, by title, description and keywords, and the pages that stand still. */
export function searchables(): Searchable[] {
  const { bookLabel, pageLabel } = site.navigation.search;
  const links = [...site.navigation.main, ...site.footer.links];
  const pages = pagePaths.flatMap((wanted): Searchable[] => {
    const path = livingPath(wanted);
    const title = links.find((link) => link.path === wanted)?.label;
    if (path === null || title === undefined) return [];
    return [{ title, kind: pageLabel, path, text: title.toLowerCase() }];
  });
  const found = books.map((book) => ({
    title: book.title,
    kind: bookLabel,
    path: book.path,
    text: [book.fullTitle, book.summary, book.description, ...book.keywords].join(' ').toLowerCase(),
  }));
  return [...found, ...pages];
}
