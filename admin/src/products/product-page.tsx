import { formatPrice } from '../shop.js';
import type { AdminProduct } from '@lectern/api-client/admin';
import { Async } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { LineLink, Muted, PageHeading, Panel, Status, Written } from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { Editions } from './editions.js';
import { PersonalCopiesPanel } from './personal-copies.js';
import { ProductWordsForm } from './product-words-form.js';
import { changesOf, eventText, statusWords, typeWords } from './product-words.js';
import { useProduct, useProductHistory } from './products-data.js';
import { SaleActions } from './sale-actions.js';
import { counted } from '../say.js';
import { products as m } from '../messages.js';

const Events = styled.ol`
  list-style: none;
  li {
    padding-block: var(--space-1);
  }
  li + li {
    border-top: 1px solid var(--color-line);
  }
  p {
    overflow-wrap: anywhere;
  }
`;

function ProductHistory({ id }: { id: string }) {
  const { data, error, refetch } = useProductHistory(id);
  return (
    <Panel aria-label={m.history.title}>
      <h2>{m.history.title}</h2>
      <Async query={{ data, error, refetch }} label={m.history.title} heights={['1.2em']}>
        {(events) =>
          events.length === 0 ? (
            <Muted>{m.history.empty}</Muted>
          ) : (
            <Events>
              {events.map((event) => (
                <li key={`${event.at} ${event.action}`}>
                  <strong>{eventText(event)}</strong>
                  {changesOf(event).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                  {event.reason ? <p>{event.reason}</p> : null}
                  <Muted>
                    {localTime(event.at)}, {event.who}
                  </Muted>
                </li>
              ))}
            </Events>
          )
        }
      </Async>
    </Panel>
  );
}

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

const linkOf = ({ pagePath, status, id }: AdminProduct) =>
  pagePath ?? (status === 'on-sale' ? `/shop#${id}` : null);

function Whole({ product }: { product: AdminProduct }) {
  const { may } = useStaff();
  const mayWrite = may.includes('products.write');
  const { status, price, type, soldCount, title } = product;
  const link = linkOf(product);
  return (
    <>
      <PageHeading title={title} />
      <Facts>
        <Status {...statusWords[status]} />
        <span>{typeWords[type]}</span>
        <span>{formatPrice(price)}</span>
        <span>{counted(soldCount, m.product.sold)}</span>
        {link ? (
          <a href={link} target="_blank" rel="noreferrer">
            {m.product.link}
          </a>
        ) : null}
      </Facts>
      <Parts>
        {mayWrite ? <SaleActions product={product} /> : null}
        <Panel aria-label={m.edit.title}>
          <h2>{m.edit.title}</h2>
          {mayWrite ? (
            <ProductWordsForm product={product} />
          ) : (
            <Written as="p">{product.description}</Written>
          )}
        </Panel>
        {type === 'ebook' ? <Editions product={product} mayWrite={mayWrite} /> : null}
        {type === 'ebook' ? <PersonalCopiesPanel id={product.id} mayWrite={mayWrite} /> : null}
        {may.includes('audit-log.read') ? <ProductHistory id={product.id} /> : null}
      </Parts>
    </>
  );
}

export function ProductPage({ id }: { id: string }) {
  const { data: product, error, refetch } = useProduct(id);
  return (
    <>
      <LineLink href="/">{m.new.back}</LineLink>
      {product ? null : <PageHeading title={m.product.title} />}
      <Async query={{ data: product, error, refetch }} label={m.product.loading} heights={['24rem']}>
        {(product) => <Whole product={product} />}
      </Async>
    </>
  );
}
