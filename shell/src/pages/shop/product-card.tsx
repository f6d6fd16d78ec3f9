import type { PublicProduct } from '@lectern/api-client';
import { Badge, BookCover, Button, from, Price, VisuallyHidden } from '@lectern/ui';
import { css, styled } from 'styled-components';

import { excerpt } from '../../formats/excerpt.js';
import { SiteLink } from '../../layout/site-link.js';
import * as m from '../../messages.en.js';
import { formatsText } from './product-text.js';
import type { ShopBook } from './shop.words.js';

const COVER_SIZES = '(min-width: 78rem) 17rem, (min-width: 64rem) 21vw, (min-width: 44rem) 29vw, 44vw';

export const Place = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  /* Keeps focused elements below the sticky form. */
  scroll-margin-top: 10rem;
`;

const excerptCharacters = 120;

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

const cover = css`
  overflow: hidden;
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
`;

const ProductCover = styled(BookCover)`
  ${cover}
`;

/** Typographic cover for a product without a picture. */
const TitlePage = styled.div`
  ${cover}
  display: grid;
  place-content: center;
  aspect-ratio: 2 / 3;
  padding: var(--space-2);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: 520 var(--text-heading-3) / 1.15 var(--font-title);
  text-align: center;
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  margin-bottom: var(--space-1);
  font-size: var(--text-heading-4);
  line-height: 1.15;
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
  font-size: 0.9375rem;
  line-height: 1.45;
  ${from.tablet} {
    font-size: 1rem;
  }
`;

const WholeWords = styled.details`
  font-size: 0.9375rem;
  p {
    color: var(--color-muted);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** For a product without a page of its own. */
function Accessibility({ product: { title, accessibility } }: { product: PublicProduct }) {
  if (!accessibility) return null;
  const { statements, summary } = accessibility;
  return (
    <WholeWords>
      <summary>
        {m.accessibility.heading}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <p>{[m.accessibility.source, ...statements, summary].filter(Boolean).join('\n')}</p>
    </WholeWords>
  );
}

function Description({ product: { title, description } }: { product: PublicProduct }) {
  const cut = excerpt(description, excerptCharacters);
  const isWhole = cut === description.replaceAll(/\s+/g, ' ').trim();
  return (
    <div>
      <ProductWords>{cut}</ProductWords>
      {isWhole ? null : (
        <WholeWords>
          <summary>
            {m.shop.description.more}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </summary>
          <p>{description}</p>
        </WholeWords>
      )}
    </div>
  );
}

const Foot = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: auto;
  button {
    padding-inline: var(--space-1);
  }
  a {
    justify-self: center;
    color: var(--color-muted);
    font: 400 0.875rem/1.7 var(--font-control);
  }
`;

const Note = styled.p`
  color: var(--color-muted);
  font: 400 0.8125rem/1.25 var(--font-control);
`;

const Problem = styled.p`
  color: var(--color-danger);
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Amount = styled(Price)`
  font-size: 1.5rem;
`;

interface ProductCardProps {
  product: PublicProduct;
  isFirst: boolean;
  book: ShopBook | undefined;
  missing: string | null;
  isReady: boolean;
  note: string | null;
  problem: string | null;
  onBuy(): void;
}

export function ProductCard({
  product,
  isFirst,
  book,
  missing,
  isReady,
  note,
  problem,
  onBuy,
}: ProductCardProps) {
  return (
    <ProductPlace
      data-product={product.id}
      id={book?.productId === product.id ? book.id : undefined}
      tabIndex={-1}
    >
      {book ? (
        <ProductCover bookId={book.id} cover={book.cover} sizes={COVER_SIZES} eager={isFirst} decorative />
      ) : (
        <TitlePage aria-hidden="true">{product.title}</TitlePage>
      )}
      <div>
        <Title>{book ? <SiteLink href={book.address}>{product.title}</SiteLink> : product.title}</Title>
        <Badge>
          {m.product.types[product.type]} · {formatsText(product)}
        </Badge>
        {product.pdfPages ? <Length>{m.product.pages(product.pdfPages)}</Length> : null}
      </div>
      <div>
        <Description product={product} />
        {book ? null : <Accessibility product={product} />}
      </div>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <Foot>
        <div>
          <Amount cents={product.price} />
          {note ? <Note>{note}</Note> : null}
        </div>
        <Button $wide data-buy="" disabled={!isReady} onClick={onBuy}>
          <span>{isReady ? m.shop.buy.label : m.shop.buy.disabled}</span>
          <VisuallyHidden>: {product.title}</VisuallyHidden>
        </Button>
        {missing ? (
          <a href={`#${missing}`} data-open-only="">
            {m.shop.buy.hint}
          </a>
        ) : null}
      </Foot>
    </ProductPlace>
  );
}
