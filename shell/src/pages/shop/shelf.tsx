import type { PublicProduct } from '@lectern/api-client';
import { from, VisuallyHidden, Card, Skeleton, Badge, BookCover, Button, Price } from '@lectern/ui';
import { styled } from 'styled-components';

import { excerpt } from '../../formats/excerpt.js';
import { SiteLink } from '../../layout/site-link.js';
import { bookOfProduct } from './book-of-product.js';
import { formatsText } from './product-text.js';
import { ShelfNotice } from './shelf-notice.js';
import type { ShopWords, ShopBook } from './shop.words.js';
import type { ShopShelf } from './use-products.js';
import { booksAwaited, buyNow, enterInfoAbove, pdfLength, productTypes } from '../../messages.en.js';

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

interface ShelfProps {
  words: ShopWords;
  shelf: ShopShelf;
  /** Whether a book may be bought now: somebody has said who they are, and nothing is under way. */
  ready: boolean;
  onBuy(product: PublicProduct): void;
}

export function Shelf({ words, shelf: { products, state, askAgain }, ready, onBuy }: ShelfProps) {
  const { emptyTitle, emptyText, errorTitle, errorText, retryLabel } = words;
  return (
    <section aria-label={words.heading} aria-busy={state === 'loading'}>
      {state === 'failed' ? (
        <ShelfNotice title={errorTitle} text={errorText} retryLabel={retryLabel} onRetry={askAgain} />
      ) : null}
      {products.length === 0 && state === 'ready' ? (
        <ShelfNotice title={emptyTitle} text={emptyText} />
      ) : null}
      {products.length === 0 && state === 'loading' ? (
        <>
          <VisuallyHidden role="status">{booksAwaited}</VisuallyHidden>
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

const Place = styled(Card)`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: var(--space-2) var(--space-3);
  min-height: 17rem;
  box-shadow: none;
`;

const Cover = styled(Skeleton)`
  aspect-ratio: 2 / 3;
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;

const Action = styled(Skeleton)`
  grid-column: 1 / -1;
  align-self: end;
  height: 3rem;
`;

/** The shape of a product that is on its way. */
function PlaceholderCard() {
  return (
    <Place as="li" data-placeholder="">
      <Cover />
      <Words>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Words>
      <Action />
    </Place>
  );
}

const excerptCharacters = 120;

const ProductPlace = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  scroll-margin-top: var(--space-3);
  &:target {
    border-color: var(--color-accent);
    box-shadow: 0 0 0 2px var(--color-accent);
  }
`;

const Top = styled.div<{ $hasCover: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasCover }) => ($hasCover ? '5.5rem ' : '')} minmax(0, 1fr);
  gap: var(--space-3);
`;

const ProductCover = styled(BookCover)`
  align-self: start;
  overflow: hidden;
  border-radius: 2px 3px 3px 2px;
  box-shadow: 0 8px 16px -8px rgb(16 14 20 / 0.55);
`;

const Title = styled.h2`
  margin-bottom: var(--space-1);
  font-size: var(--text-heading-4);
  line-height: 1.2;
  a {
    color: inherit;
  }
`;

const Length = styled.p`
  margin-top: var(--space-1);
  color: var(--color-muted);
  font: 400 0.9375rem/1.4 var(--font-control);
`;

const ProductWords = styled.p`
  color: var(--color-muted);
  font-size: 1rem;
  line-height: 1.5;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  margin-top: auto;
`;

const Amount = styled(Price)`
  font-size: 1.5rem;
`;

interface ProductCardProps {
  product: PublicProduct;
  book: ShopBook | undefined;
  ready: boolean;
  onBuy(): void;
}

function ProductCard({ product, book, ready, onBuy }: ProductCardProps) {
  return (
    <ProductPlace as="li" id={book?.productId === product.id ? book.id : undefined} tabIndex={-1}>
      <Top $hasCover={book !== undefined}>
        {book ? <ProductCover bookId={book.id} cover={book.cover} sizes="5.5rem" decorative /> : null}
        <div>
          <Title>{book ? <SiteLink href={book.address}>{product.title}</SiteLink> : product.title}</Title>
          <Badge>
            {productTypes[product.type]} · {formatsText(product)}
          </Badge>
          {product.pdfPages ? <Length>{pdfLength(product.pdfPages)}</Length> : null}
        </div>
      </Top>
      <ProductWords>{excerpt(product.description, excerptCharacters)}</ProductWords>
      <Foot>
        <Amount cents={product.price} />
        <Button disabled={!ready} onClick={onBuy}>
          {ready ? buyNow : enterInfoAbove}
          <VisuallyHidden>: {product.title}</VisuallyHidden>
        </Button>
      </Foot>
    </ProductPlace>
  );
}
