import type { PublicProduct } from '@lectern/api-client';
import { from, Skeleton, VisuallyHidden } from '@lectern/ui';
import { useRef } from 'react';
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
  gap: var(--space-6) var(--space-2);
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: var(--space-3);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: var(--space-4);
  }
`;

interface ProductListProps {
  words: ShopWords;
  shelf: ShopProducts;
  /** Whether name and email are filled in. */
  isFilled: boolean;
  checkout: Pick<ShopCheckout, 'startingId' | 'refusal'>;
  onPress(product: PublicProduct): void;
}

export function ProductList({ words, shelf, isFilled, checkout, onPress }: ProductListProps) {
  const { products, state, isLoading, refetch } = shelf;
  const { startingId, refusal } = checkout;
  const section = useRef<HTMLElement>(null);
  const { emptyTitle, emptyText, errorTitle, errorText, retryLabel } = words;
  const noteFor = ({ id }: PublicProduct) => {
    if (startingId === null) return null;
    return startingId === id ? m.shop.buy.starting : m.shop.buy.otherStarting;
  };
  // The button disappears after a successful retry: moves the focus to the list.
  const retry = () => {
    section.current?.focus();
    refetch();
  };
  return (
    <Section ref={section} tabIndex={-1} aria-label={words.heading} aria-busy={isLoading}>
      {state === 'failed' ? (
        <ProductListNotice
          title={errorTitle}
          text={errorText}
          effect={products.length > 0 ? m.shop.products.stale : null}
          retry={{ label: retryLabel, isBusy: isLoading, onPress: retry }}
        />
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
            money={words.money}
            isReady={isFilled && startingId === null}
            note={noteFor(product)}
            priceNote={words.law[product.type]?.priceNote}
            problem={refusal?.productId === product.id ? refusal.message : null}
            onPress={() => onPress(product)}
          />
        ))}
      </Grid>
    </Section>
  );
}

const Section = styled.section`
  &:focus {
    outline: none;
  }
`;

const CoverPlace = styled(Skeleton)`
  height: auto;
  aspect-ratio: 2 / 3;
`;

const Lines = styled(Skeleton)`
  height: 5.5rem;
`;

const Action = styled(Skeleton)`
  height: 3rem;
`;

function PlaceholderCard() {
  return (
    <Place data-placeholder="">
      <CoverPlace />
      <div>
        <Skeleton />
      </div>
      <Lines />
      <Action />
    </Place>
  );
}
