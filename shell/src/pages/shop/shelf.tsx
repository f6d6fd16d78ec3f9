import type { PublicProduct } from '@lectern/api-client';
import { Button, Card, from, VisuallyHidden } from '@lectern/ui';
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

const Notice = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
  h2 {
    font-size: var(--text-heading-3);
  }
`;

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
      {state === 'failed' ? (
        <Notice role="alert">
          <h2>{errorTitle}</h2>
          <p>{errorText}</p>
          <Button onClick={refresh}>{retryLabel}</Button>
        </Notice>
      ) : null}
      {products.length === 0 && state === 'ready' ? (
        <Notice>
          <h2>{emptyTitle}</h2>
          <p>{emptyText}</p>
        </Notice>
      ) : null}
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
            book={bookOfProduct(words, product.id)}
            ready={ready}
            onBuy={() => onBuy(product)}
          />
        ))}
      </Grid>
    </section>
  );
}
