import type { DeskProduct } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { counted } from '../../counted.js';
import { sentenceOf } from '../../data.js';
import { PageHeading, Panel, StatusBadge, Trouble } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { Editions } from './editions.js';
import { ProductHistory } from './product-history.js';
import { statusWords, typeWords } from './product-words.js';
import { ProductWordsForm } from './product-words-form.js';
import { useProduct } from './products-data.js';
import { SaleSteps } from './sale-steps.js';

const Back = styled.p`
  margin-bottom: var(--space-1);
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  h2 {
    margin-bottom: var(--space-2);
    font-size: 1.25rem;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-half) var(--space-2);
  margin-bottom: var(--space-3);
  color: var(--color-muted);
`;

const Awaited = styled.div`
  height: 24rem;
  > * {
    height: 100%;
  }
`;

const Description = styled.p`
  white-space: pre-line;
`;

const linkOf = ({ pagePath, status, id }: DeskProduct) =>
  pagePath ?? (status === 'on-sale' ? `/shop#${id}` : null);

function Whole({ product }: { product: DeskProduct }) {
  const { may } = useStaff();
  const mayWrite = may.includes('products.write');
  const { status, price, type, soldCount, title } = product;
  const link = linkOf(product);
  return (
    <>
      <PageHeading title={title} />
      <Facts>
        <StatusBadge $tone={statusWords[status].tone}>{statusWords[status].label}</StatusBadge>
        <span>{typeWords[type]}</span>
        <span>{formatCents(price)}</span>
        <span>{counted(soldCount, 'copy sold', 'copies sold')}</span>
        {link ? (
          <a href={link} target="_blank" rel="noreferrer">
            See it on the site
          </a>
        ) : null}
      </Facts>
      <Parts>
        {mayWrite ? <SaleSteps product={product} /> : null}
        <Panel aria-label="Words and price">
          <h2>Words and price</h2>
          {mayWrite ? (
            <ProductWordsForm product={product} />
          ) : (
            <Description>{product.description}</Description>
          )}
        </Panel>
        {type === 'ebook' ? <Editions product={product} mayWrite={mayWrite} /> : null}
        {may.includes('audit-log.read') ? <ProductHistory id={product.id} /> : null}
      </Parts>
    </>
  );
}

/** One product: how it stands, its words, its files and what was done with it. */
export function ProductPage({ id }: { id: string }) {
  const { data: product, error, refetch } = useProduct(id);
  return (
    <>
      <Back>
        <Link href="/">All products</Link>
      </Back>
      {product ? (
        <Whole product={product} />
      ) : (
        <>
          <PageHeading title="Product" />
          {error ? (
            <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
          ) : (
            <Awaited role="status" aria-label="The product is on its way">
              <Skeleton />
            </Awaited>
          )}
        </>
      )}
    </>
  );
}
