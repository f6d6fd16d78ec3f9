import type { PublicProduct } from '@lectern/api-client';
import { from, Skeleton, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import * as m from '../../messages.en.js';
import { bookOfProduct } from './book-of-product.js';
import { Place, ProductCard } from './product-card.js';
import { ProductListNotice } from './product-list-notice.js';
import type { ShopWords } from './shop.words.js';
import type { ShopProducts } from './use-products.js';
import type { ShopCheckout } from './use-shop-checkout.js';

const placeholders = [1, 2, 3, 4, 5, 6];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-2);
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: var(--space-3);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6) var(--space-4);
  }
`;

interface ShelfProps {
  words: ShopWords;
  shelf: ShopProducts;
  /** Id of the first empty buyer field; null if both are filled. */
  missing: string | null;
  checkout: Pick<ShopCheckout, 'startingId' | 'refusal'>;
  onBuy(product: PublicProduct): void;
}

export function ProductList({ words, shelf, missing, checkout, onBuy }: ShelfProps) {
  const { products, state, refetch: askAgain } = shelf;
  const { startingId, refusal } = checkout;
  const { emptyTitle, emptyText, errorTitle, errorText, retryLabel } = words;
  return (
    <section aria-label={words.heading} aria-busy={state === 'loading'}>
      {state === 'failed' ? (
        <ProductListNotice title={errorTitle} text={errorText} retryLabel={retryLabel} onRetry={askAgain} />
      ) : null}
      {products.length === 0 && state === 'ready' ? (
        <ProductListNotice title={emptyTitle} text={emptyText} />
      ) : null}
      {products.length === 0 && state === 'loading' ? (
        <>
          <VisuallyHidden role="status">{m.shop.products.loading}</VisuallyHidden>
          <Grid aria-hidden="true">
            {placeholders.map((place) => (
              <PlaceholderCard key={place} />
            ))}
          </Grid>
        </>
      ) : null}
      <Grid>
        {products.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            isFirst={at === 0}
            book={bookOfProduct(words, product)}
            missing={missing}
            isReady={missing === null && startingId === null}
            note={
              startingId === null
                ? null
                : startingId === product.id
                  ? m.shop.buy.starting
                  : m.shop.buy.otherStarting
            }
            problem={refusal?.productId === product.id ? refusal.message : null}
            onBuy={() => onBuy(product)}
          />
        ))}
      </Grid>
    </section>
  );
}

const CoverPlace = styled(Skeleton)`
  height: auto;
  aspect-ratio: 2 / 3;
`;

const Action = styled(Skeleton)`
  height: 3rem;
`;

function PlaceholderCard() {
  return (
    <Place data-placeholder="">
      <CoverPlace />
      <Skeleton />
      <Skeleton />
      <Action />
    </Place>
  );
}
