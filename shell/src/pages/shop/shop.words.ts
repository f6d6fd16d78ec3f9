import { books, site, siteMoney, type ShopWords as ShopTexts } from '@lectern/catalogue';
import type { MoneyFormat } from '@lectern/money';
import type { BookOptions } from '@lectern/widget-kit';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { checkoutBook } from '../../books/checkout-book.words.js';
import { pageContent, type PageContent } from '../../site-map/page-content.js';

export interface ShopBook extends BookSummary {
  address: string;
  checkout: BookOptions | undefined;
}

export interface ShopWords extends ShopTexts {
  checkoutLoadingText: string;
  checkoutFailureText: string;
  newTabText: string;
  noProof: { heading: string; text: string; linkLabel: string };
  books: ShopBook[];
  money: MoneyFormat;
}

export function shopContent(): PageContent<ShopWords> {
  const { checkoutLoadingText, checkoutFailureText, newTabText } = site.sales;
  // A pre-order may be released while the site runs.
  const sold = books.flatMap((book) => {
    const productId = book.productId ?? book.preOrderProductId;
    return productId ? { ...book, productId } : [];
  });
  return pageContent('/shop', {
    ...site.shop,
    checkoutLoadingText,
    checkoutFailureText,
    newTabText,
    noProof: {
      heading: site.thankYou.nothingHeading,
      text: site.thankYou.nothingText,
      linkLabel: site.thankYou.byMail.heading,
    },
    books: sold.map((book) => ({ ...summaryOf(book), address: book.path, checkout: checkoutBook(book.id) })),
    money: siteMoney,
  });
}
