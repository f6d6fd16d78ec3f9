import { bookDetails, books, type BookCard, chat, downloads, salesPages } from '@lectern/catalogue';
import type { ChatBook } from '@lectern/widget-kit';
import { productOfBook } from '../book-product.js';
import { excerpt } from '../excerpt.js';
import { isStillComing, type SiteData } from '../site-data.js';

/** Of a book in the assistant's lists (specification 1, section 9). */
const snippetCharacters = 100;

/** Every book as the assistant knows it: what it says of it, and what the shop asks for it today. */
export function chatBooks(data: SiteData): Promise<ChatBook[]> {
  return Promise.all(books.map((book) => chatBook(book, data)));
}

async function chatBook(book: BookCard, data: SiteData): Promise<ChatBook> {
  const known = chat.books[book.id];
  if (!known) throw new Error(`content/chat.json says nothing of the book "${book.id}".`);
  const [{ editions }, { productWords }] = await Promise.all([bookDetails[book.id](), salesPages[book.id]()]);
  const { productId, preOrderProductId } = book;
  const isComing = isStillComing(data, {
    isComing: book.availability === 'pre-order',
    comingProductId: preOrderProductId,
  });
  const product = isComing
    ? undefined
    : productOfBook(data.products, { productId: productId ?? preOrderProductId, productWords });
  const sample = downloads.samples.find(({ bookId }) => bookId === book.id);
  return {
    id: book.id,
    title: book.title,
    path: book.path,
    thumbSrc: book.cover.thumbSrc,
    snippet: excerpt(book.description, snippetCharacters),
    ...known,
    priceCents: product?.price ?? null,
    isComing,
    formats: product?.fileFormats ?? [],
    editions: editions
      .filter(({ format }) => isComing || format !== 'ebook')
      .map(({ label, priceCents }) => ({ label, priceCents })),
    sample: sample ? { title: sample.title, href: sample.url } : null,
  };
}
