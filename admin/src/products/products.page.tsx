import { formatPrice, formatNumber } from '../shop.js';
import { ButtonLink } from '@lectern/ui/kit';
import { Link, Route, Switch } from 'wouter';
import {
  BesideCover,
  EmptyState,
  ListTable,
  PageHeading,
  PageTabs,
  Status,
  Unsaved,
  Whole,
} from '../components/index.js';
import { useCopiedNames } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { NewProductPage } from './new-product.js';
import { ProductPage } from './product-page.js';
import { filesText, statusWords, typeWords } from './product-words.js';
import { editionCopy, NEW_PRODUCT_COPY, productCopy, useProducts } from './products-data.js';
import { products as m } from '../messages.js';

const tabs = [
  { path: '/', label: m.tabs.shop },
  { path: '/away', label: m.tabs.archived },
];

/**
 * Products, newest first.
 * @param isAway archived products only
 */
function ProductList({ isAway }: { isAway: boolean }) {
  const products = useProducts(isAway);
  const mayWrite = useStaff().may.includes('products.write');
  const copied = useCopiedNames();
  const isUnsaved = (id: string) => copied.includes(productCopy(id)) || copied.includes(editionCopy(id));
  const add = mayWrite ? (
    <ButtonLink as={Link} href="/new" $kind="main">
      {copied.includes(NEW_PRODUCT_COPY) ? m.page.continue : m.page.new}
    </ButtonLink>
  ) : null;
  const empty = isAway ? (
    <EmptyState {...m.table.noneArchived} />
  ) : (
    <EmptyState {...m.table.empty} action={add} />
  );
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} actions={add} />
      <PageTabs label={m.page.title} tabs={tabs} />
      <ListTable
        caption={isAway ? m.table.archived : m.table.caption}
        list={products}
        keyOf={({ id }) => id}
        columns={[
          {
            label: m.table.title,
            render: ({ id, title, coverSrc }) => (
              <BesideCover src={coverSrc}>
                <Link href={`/${encodeURIComponent(id)}`}>{title}</Link>
                {isUnsaved(id) ? <Unsaved> {m.table.unsaved}</Unsaved> : null}
              </BesideCover>
            ),
          },
          { label: m.table.status, render: ({ status }) => <Status {...statusWords[status]} /> },
          { label: m.table.type, render: ({ type }) => <Whole>{typeWords[type]}</Whole> },
          { label: m.table.files, render: filesText },
          { label: m.table.price, render: ({ price }) => formatPrice(price), isNumber: true },
          {
            label: m.table.sold,
            render: ({ soldCount }) => formatNumber(soldCount),
            isNumber: true,
          },
        ]}
        empty={empty}
      />
    </>
  );
}

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
