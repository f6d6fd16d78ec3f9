import type { PublicProduct } from '@lectern/api-client';
import { books, site, siteMoney, type ShopWords as ShopTexts } from '@lectern/catalogue';
import type { MoneyFormat } from '@lectern/money';
import type { BookOptions, CheckoutLaw } from '@lectern/widget-kit';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { checkoutLaw } from '../../books/checkout-law.words.js';
import { checkoutBook } from '../../books/checkout-book.words.js';
import { pageContent, type PageContent } from '../../site-map/page-content.js';

const types = ['ebook', 'paperback', 'speaking'] as const;

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
  /** Demands of the law on the checkout, by type of product. */
  law: Partial<Record<PublicProduct['type'], CheckoutLaw>>;
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
    law: Object.fromEntries(types.map((type) => [type, checkoutLaw(type)])),
  });
}
