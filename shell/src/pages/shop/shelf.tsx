import type { PublicProduct } from '@lectern/api-client';
import { from, VisuallyHidden } from '@lectern/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { bookOfProduct } from './book-of-product.js';
import { PlaceholderCard } from './placeholder-card.js';
import { ProductCard } from './product-card.js';
import type { ShopShelf } from './use-products.js';
import type { ShopWords } from './shop.words.js';

const placeholders = [1, 2, 3, 4, 5, 6];

const Grid = styled.ul`
  display: grid;
  gap: var(--space-3);
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

/** Neither is there when all is well. */
const ShelfNotice = lazy(async () => ({ default: (await import('./shelf-notice.js')).ShelfNotice }));

interface ShelfProps {
  words: ShopWords;
  shelf: ShopShelf;
  /** Whether a book may be bought now: somebody has said who they are, and nothing is under way. */
  ready: boolean;
  onBuy(product: PublicProduct): void;
}

export function Shelf({ words, shelf: { products, state, refresh }, ready, onBuy }: ShelfProps) {
  const { emptyTitle, emptyText, errorTitle, errorText, retryLabel } = words;
  return (
    <section aria-label={words.heading} aria-busy={state === 'loading'}>
      <Suspense>
        {state === 'failed' ? (
          <ShelfNotice title={errorTitle} text={errorText} retryLabel={retryLabel} onRetry={refresh} />
        ) : null}
        {products.length === 0 && state === 'ready' ? (
          <ShelfNotice title={emptyTitle} text={emptyText} />
        ) : null}
      </Suspense>
      {products.length === 0 && state === 'loading' ? (
        <>
          <VisuallyHidden role="status">The books are being fetched.</VisuallyHidden>
          <Grid aria-hidden="true">
            {placeholders.map((place) => (
              <PlaceholderCard key={place} />
            ))}
          </Grid>
        </>
      ) : null}
      <Grid>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            book={bookOfProduct(words, product)}
            ready={ready}
            onBuy={() => onBuy(product)}
          />
        ))}
      </Grid>
    </section>
  );
}
