import { type BookCard, bookDetails, books } from '@lectern/catalogue';
import type { SearchEntry } from '@lectern/widget-kit';

/** The books, by title, description and keywords (specification 1, section 2). */
export function searchableBooks(): Promise<SearchEntry[]> {
  return Promise.all(books.map(searchableBook));
}

async function searchableBook({
  id,
  path,
  fullTitle,
  subtitle,
  keywords,
  cover,
}: BookCard): Promise<SearchEntry> {
  const { description } = await bookDetails[id]();
  const unsaid = subtitle && !fullTitle.includes(subtitle) ? [subtitle] : [];
  return {
    id,
    type: 'book',
    title: fullTitle,
    text: description.join(' '),
    more: [...unsaid, ...keywords].join(', '),
    url: path,
    image: cover.thumbSrc,
  };
}
