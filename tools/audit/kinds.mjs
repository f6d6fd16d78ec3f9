/** The page of a folder that comes first. @param {string[]} paths @param {string} folder */
const firstIn = (paths, folder) => paths.find((path) => path.startsWith(folder));

const bookFolder = '/books/';

/**
 * One page of each kind: the home page, a list, a sales page, a page of facts, an article, a form and a notice.
 * @param {string[]} paths of all pages
 * @returns {Set<string>}
 */
export function oneOfEachKind(paths) {
  const facts = firstIn(paths, bookFolder);
  const sales = facts && `/${facts.slice(bookFolder.length)}`;
  const wanted = ['/', '/books', sales, facts, firstIn(paths, '/blog/'), '/contact', notice];
  return new Set(wanted.filter((path) => path !== undefined));
}

/** What an address in a letter answers with: no page leads to it, and all such pages are alike. */
export const notice = '/newsletter-confirmed';

/** What a phone may fetch of a page, its pictures and typefaces with it. @param {string} path @param {string[]} paths of all pages */
export function limitBytes(path, paths) {
  const isOfBook = path.startsWith(bookFolder) || paths.includes(bookFolder + path.slice(1));
  return isOfBook ? 130_000 : 220_000;
}
