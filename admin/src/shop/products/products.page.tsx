import { Route, Switch } from 'wouter';
import { NewProductPage } from './new-product-page.js';
import { ProductList } from './product-list.js';
import { ProductPage } from './product-page.js';

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
