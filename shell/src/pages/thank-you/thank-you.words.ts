import { books, site, type ThankYouWords as ThankYouTexts } from '@lectern/catalogue';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { pageContent, type PageContent } from '../../site-map/page-content.js';

export interface ThankYouWords extends ThankYouTexts {
  help: string;
  books: BookSummary[];
}

export function thankYouContent(): PageContent<ThankYouWords> {
  const { thankYou, help } = site;
  return pageContent('/thank-you', {
    ...thankYou,
    help,
    books: books.filter((book) => book.productId ?? book.preOrderProductId).map(summaryOf),
  });
}
