import type { CardEdition } from '@lectern/catalogue';
import { styled } from 'styled-components';

import { PriceNote, SitePrice } from './site-price.js';
import { productById, useSiteData } from '../site-data.js';
import type { BookSummary } from './book-summary.js';

const Pair = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, max-content);
  gap: var(--space-3);
  color: var(--color-muted);
  font: 400 0.875rem/1.4 var(--font-control);
`;

const Amount = styled(SitePrice)`
  display: block;
  color: var(--color-ink);
  font-size: 1.375rem;
  line-height: 1.2;
`;

interface BookPricesProps {
  book: Pick<BookSummary, 'productId'> & { edition: CardEdition | null };
  /** `E-book, from me`; without it, this shop's price is not shown. */
  ownText: string | undefined;
  /** `Paperback, at bookstores` */
  storeText: string;
}

/** Price of the e-book sold here, if it is, beside the list price of the printed edition. */
export function BookPrices({ book, ownText, storeText }: BookPricesProps) {
  const product = productById(useSiteData(), book.productId);
  const { edition } = book;
  // The e-book is the one that this shop sells.
  const storeCents = edition?.isPrinted || !product ? (edition?.priceCents ?? null) : null;
  if (storeCents === null && !(product && ownText)) return null;
  return (
    <Pair>
      {product && ownText ? (
        <p>
          <Amount cents={product.price} /> {ownText}
          <PriceNote />
        </p>
      ) : null}
      {storeCents === null ? null : (
        <p>
          <Amount cents={storeCents} /> {storeText}
        </p>
      )}
    </Pair>
  );
}
