import { formatCents } from '@lectern/money';
import { Link, Route, Switch } from 'wouter';
import {
  ButtonLink,
  EmptyState,
  ListTable,
  PageHeading,
  PageTabs,
  StatusBadge,
} from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { NewProductPage } from './new-product.js';
import { ProductPage } from './product-page.js';
import { filesText, statusWords, typeWords } from './product-words.js';
import { useProducts } from './products-data.js';

const tabs = [
  { path: '/', label: 'In the shop' },
  { path: '/away', label: 'Put away' },
];

/** All products, the newest first. @param isAway those that are put away */
function ProductList({ isAway }: { isAway: boolean }) {
  const products = useProducts(isAway);
  const mayWrite = useStaff().may.includes('products.write');
  const add = mayWrite ? (
    <ButtonLink as={Link} href="/new" $kind="main">
      Add a product
    </ButtonLink>
  ) : null;
  const empty = isAway ? (
    <EmptyState title="Nothing is put away">
      What you no longer sell can be put away: it leaves this list and the shop, its buyers keep it, and you
      can bring it back at any time.
    </EmptyState>
  ) : (
    <EmptyState title="No products yet" action={add}>
      A product is what readers can buy: an e-book, a printed book, or an hour of your time. Give it a title,
      a price and its files, and it stands in your shop at once.
    </EmptyState>
  );
  return (
    <>
      <PageHeading title="Products" lead="What you sell: its words, its price and its files." actions={add} />
      <PageTabs label="Products" tabs={tabs} />
      <ListTable
        caption={isAway ? 'Products that are put away' : 'Your products, the newest first'}
        list={products}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Title',
            render: ({ id, title }) => <Link href={`/${encodeURIComponent(id)}`}>{title}</Link>,
          },
          {
            label: 'Status',
            render: ({ status }) => (
              <StatusBadge $tone={statusWords[status].tone}>{statusWords[status].label}</StatusBadge>
            ),
          },
          { label: 'Type', render: ({ type }) => typeWords[type] },
          { label: 'Files', render: filesText },
          { label: 'Price', render: ({ price }) => formatCents(price), isNumber: true },
          { label: 'Sold', render: ({ soldCount }) => soldCount.toLocaleString('en-US'), isNumber: true },
        ]}
        empty={empty}
      />
    </>
  );
}

/** What is sold: the list, a form for what comes to it, and each product. */
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
