import { formatCents } from '@lectern/money';
import { ButtonLink } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import {
  BesideCover,
  EmptyState,
  ListTable,
  PageHeading,
  PageTabs,
  Status,
  useHasDraft,
  Whole,
} from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { NewProductPage } from './new-product.js';
import { ProductPage } from './product-page.js';
import { filesText, statusWords, typeWords } from './product-words.js';
import { editionDraft, NEW_PRODUCT_DRAFT, productDraft, useProducts } from './products-data.js';
import { products as m } from '../messages.js';

const tabs = [
  { path: '/', label: m.inTheShop },
  { path: '/away', label: m.putAway },
];

const Unsaved = styled.span`
  color: var(--color-caution);
  font-size: 0.875rem;
  font-weight: 400;
`;

function UnsavedMark({ id }: { id: string }) {
  const isUnsaved = [useHasDraft(productDraft(id)), useHasDraft(editionDraft(id))].some(Boolean);
  return isUnsaved ? <Unsaved> {m.hasUnsavedChanges}</Unsaved> : null;
}

/**
 * Products, newest first.
 * @param isAway archived products only
 */
function ProductList({ isAway }: { isAway: boolean }) {
  const products = useProducts(isAway);
  const mayWrite = useStaff().may.includes('products.write');
  const hasNewDraft = useHasDraft(NEW_PRODUCT_DRAFT);
  const add = mayWrite ? (
    <ButtonLink as={Link} href="/new" $kind="main">
      {hasNewDraft ? m.continueNewProduct : m.addAProduct}
    </ButtonLink>
  ) : null;
  const empty = isAway ? (
    <EmptyState title={m.nothingIsPutAway}>{m.youNoLongerSell}</EmptyState>
  ) : (
    <EmptyState title={m.noProductsYet} action={add}>
      {m.productReadersCanBuy}
    </EmptyState>
  );
  return (
    <>
      <PageHeading title={m.products} lead={m.youSellItsWords} actions={add} />
      <PageTabs label={m.products} tabs={tabs} />
      <ListTable
        caption={isAway ? m.productsArePutAway : m.yourProductsNewestFirst}
        list={products}
        keyOf={({ id }) => id}
        columns={[
          {
            label: m.titleLabel,
            render: ({ id, title, coverSrc }) => (
              <BesideCover src={coverSrc}>
                <Link href={`/${encodeURIComponent(id)}`}>{title}</Link>
                <UnsavedMark id={id} />
              </BesideCover>
            ),
          },
          { label: m.status, render: ({ status }) => <Status {...statusWords[status]} /> },
          { label: m.type, render: ({ type }) => <Whole>{typeWords[type]}</Whole> },
          { label: m.files, render: filesText },
          { label: m.price, render: ({ price }) => formatCents(price), isNumber: true },
          { label: m.sold, render: ({ soldCount }) => soldCount.toLocaleString('en-US'), isNumber: true },
        ]}
        empty={empty}
      />
    </>
  );
}

/** Products: the list, the form for a new one, and a page for each. */
export function ProductsPage() {
  return (
    <Switch>
      <Route path="/">
        <ProductList isAway={false} />
      </Route>
      <Route path="/away">
        <ProductList isAway />
      </Route>
      <Route path="/new" component={NewProductPage} />
      <Route path="/:id">{({ id }) => <ProductPage key={id} id={decodeURIComponent(id)} />}</Route>
    </Switch>
  );
}
