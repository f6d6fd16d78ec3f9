import type { Picture } from '../../src/picture.js';
import type { PageMeta, Site } from '../../src/site.js';
import type { Content } from '../content/read-content.js';

/** What the generated module says of the site; `featuredBookId` is a checked id, but still plain text here. */
export type SiteEntry = Omit<Site, 'navigation'> & { navigation: Content['site']['navigation'] };

/** The words of the site, with the portrait and the meta words of every page that sells a book. */
export function siteEntry({ site, books }: Content, portrait: Omit<Picture, 'alt'>): SiteEntry {
  const { bookOrder: _order, author, contact, ...words } = site;
  const { portraitAlt, ...person } = author;
  const sampleNote = person.isSample ? person.sampleNote : null;
  const salesMeta = books.map(({ book, sales }): [string, PageMeta] => [book.path, sales.meta]);
  return {
    ...words,
    author: { ...person, sampleNote, portrait: { alt: portraitAlt, ...portrait } },
    contact: { ...contact, phoneLink: `tel:+1${contact.phone.replace(/\D/g, '')}` },
    pages: { ...site.pages, ...Object.fromEntries(salesMeta) },
  };
}
