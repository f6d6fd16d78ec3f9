import { books, pages } from '@lectern/catalogue';
import { bookDetailPath } from '../book-path.js';
import type { SiteData } from '../site-data.js';
import type { JsonLd } from './json-ld.js';
import { breadcrumbData } from './breadcrumb-data.js';

/** Every book there is, each with the address of its facts. */
export async function bookListData({ publicUrl }: SiteData): Promise<JsonLd[]> {
  const { meta } = await pages.books();
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: meta.title,
      description: meta.description,
      numberOfItems: books.length,
      itemListElement: books.map(({ id, fullTitle }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: fullTitle,
        url: publicUrl + bookDetailPath(id),
      })),
    },
    breadcrumbData(publicUrl, [
      { name: 'Home', path: '/' },
      { name: 'Books', path: '/books' },
    ]),
  ];
}
