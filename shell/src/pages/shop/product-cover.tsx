import type { PublicProduct } from '@lectern/api-client';
import { BookCover } from '@lectern/ui';
import { css, styled } from 'styled-components';

import type { ShopBook } from './shop.words.js';

const COVER_SIZES = '(min-width: 78rem) 17rem, (min-width: 64rem) 21vw, (min-width: 44rem) 29vw, 9rem';

/** A book seen from the front: hinge, edge, and shadow. */
const face = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      rgb(0 0 0 / 0.14) 0,
      rgb(255 255 255 / 0.14) 1.5%,
      rgb(0 0 0 / 0.1) 3.5%,
      transparent 7%
    );
    content: '';
  }
`;

const ProductFace = styled(BookCover)`
  ${face}
`;

/** Typographic cover for a product without a picture. */
const TitlePage = styled.div`
  ${face}
  display: grid;
  place-content: center;
  aspect-ratio: 2 / 3;
  padding: var(--space-2);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: 520 var(--text-heading-4) / 1.15 var(--font-title);
  text-align: center;
  overflow-wrap: anywhere;
`;

const Press = styled.div`
  cursor: pointer;
  @media (prefers-reduced-motion: no-preference) {
    transition: transform var(--motion-calm) var(--motion-ease);
    &:hover {
      transform: translateY(-4px);
    }
  }
`;

interface ProductCoverProps {
  product: PublicProduct;
  book: ShopBook | undefined;
  isFirst: boolean;
  /** The same action as the card's button, which is the one for keyboards and screen readers. */
  onPress(): void;
}

export function ProductCover({ product, book, isFirst, onPress }: ProductCoverProps) {
  return (
    <Press data-opens="" data-cover="" onClick={onPress}>
      {book ? (
        <ProductFace bookId={book.id} cover={book.cover} sizes={COVER_SIZES} eager={isFirst} decorative />
      ) : (
        <TitlePage aria-hidden="true">{product.title}</TitlePage>
      )}
    </Press>
  );
}
