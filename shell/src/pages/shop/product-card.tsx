import type { PublicProduct } from '@lectern/api-client';
import { Badge, BookCover, Button, Card, Price, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { excerpt } from '../../excerpt.js';
import { SiteLink } from '../../navigation/site-link.js';
import { formatsText, typeText } from './product-text.js';
import type { ShopBook } from './shop.words.js';

const excerptCharacters = 120;

const Place = styled(Card)`
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

const Cover = styled(BookCover)`
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

const Words = styled.p`
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

export function ProductCard({ product, book, ready, onBuy }: ProductCardProps) {
  return (
    <Place as="li" id={book?.productId === product.id ? book.id : undefined} tabIndex={-1}>
      <Top $hasCover={book !== undefined}>
        {book ? <Cover bookId={book.id} cover={book.cover} sizes="5.5rem" decorative /> : null}
        <div>
          <Title>{book ? <SiteLink href={book.address}>{product.title}</SiteLink> : product.title}</Title>
          <Badge>
            {typeText(product.type)} · {formatsText(product)}
          </Badge>
        </div>
      </Top>
      <Words>{excerpt(product.description, excerptCharacters)}</Words>
      <Foot>
        <Amount cents={product.price} />
        <Button disabled={!ready} onClick={onBuy}>
          {ready ? 'Buy Now' : 'Enter Info Above'}
          <VisuallyHidden>: {product.title}</VisuallyHidden>
        </Button>
      </Foot>
    </Place>
  );
}
