import type { PublicProduct } from '@lectern/api-client';
import type { MoneyFormat } from '@lectern/money';
import { Badge, Button, from, paletteClass, Price, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import * as m from '../../messages.en.js';
import { ProductCover } from './product-cover.js';
import { Accessibility, Description } from './product-description.js';
import { formatsText } from './product-text.js';
import type { ShopBook } from './shop.words.js';

/** A card: beside its cover on a phone, below it on wider windows. */
export const Place = styled.li`
  display: grid;
  grid-template-columns: min(9rem, 42%) minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
  /* Keeps focused elements below the sticky form. */
  scroll-margin-top: 10rem;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template: auto auto 1fr / minmax(0, 1fr);
  }
`;

const ProductPlace = styled(Place)`
  a,
  button {
    scroll-margin-top: 10rem;
  }
  &:target {
    outline: 2px solid var(--color-accent);
    outline-offset: var(--space-1);
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: center;
  justify-items: start;
  ${from.tablet} {
    align-content: start;
  }
`;

const Title = styled.h2`
  font-size: var(--text-heading-4);
  line-height: 1.15;
  text-wrap: balance;
  a {
    color: inherit;
  }
`;

const Length = styled.p`
  color: var(--color-muted);
  font: 400 0.9375rem/1.4 var(--font-control);
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: end;
  button {
    padding-inline: var(--space-1);
  }
`;

const Offer = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Note = styled.p`
  color: var(--color-muted);
  font: 400 0.875rem/1.35 var(--font-control);
`;

const Problem = styled.p`
  color: var(--color-danger);
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Amount = styled(Price)`
  font-size: 1.75rem;
  line-height: 1.2;
`;

interface ProductCardProps {
  product: PublicProduct;
  isFirst: boolean;
  book: ShopBook | undefined;
  money: MoneyFormat;
  isReady: boolean;
  note: string | null;
  /** Below the price. */
  priceNote: string | undefined;
  problem: string | null;
  /** Buys, or leads to the first empty field. */
  onPress(): void;
}

export function ProductCard(props: ProductCardProps) {
  const { product, isFirst, book, money, isReady, note, priceNote, problem, onPress } = props;
  const problemId = `problem-${product.id}`;
  return (
    <ProductPlace
      data-product={product.id}
      id={book?.productId === product.id ? book.id : undefined}
      tabIndex={-1}
    >
      <ProductCover product={product} book={book} isFirst={isFirst} onPress={onPress} />
      <Facts>
        <Title>{book ? <SiteLink href={book.address}>{product.title}</SiteLink> : product.title}</Title>
        <Badge className={book && paletteClass(book.id)}>
          {m.product.types[product.type]} · {formatsText(product)}
        </Badge>
        {product.pdfPages ? <Length>{m.product.pages(product.pdfPages)}</Length> : null}
      </Facts>
      <div>
        <Description product={product} />
        {book ? null : <Accessibility product={product} />}
      </div>
      <Foot>
        {note ? <Note>{note}</Note> : null}
        {problem ? (
          <Problem id={problemId} role="alert">
            {problem}
          </Problem>
        ) : null}
        <Offer>
          <div>
            <Amount cents={product.price} money={money} />
            {priceNote ? <Note>{priceNote}</Note> : null}
          </div>
          {/* Not `disabled`: a press leads to the first empty field. */}
          <Button
            $wide
            className={book && paletteClass(book.id)}
            data-buy=""
            aria-disabled={!isReady || undefined}
            aria-describedby={problem ? problemId : undefined}
            onClick={onPress}
          >
            <span>{isReady ? m.shop.buy.label : m.shop.buy.disabled}</span>
            <VisuallyHidden>: {product.title}</VisuallyHidden>
          </Button>
        </Offer>
      </Foot>
    </ProductPlace>
  );
}
