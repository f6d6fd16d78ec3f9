import { Route, Switch } from 'wouter';
import { EvidencePage } from './evidence-page.js';
import { OrderList } from './order-list.js';
import { OrderPage } from './order-page.js';

/** What was bought: the list, each order, and what a bank wants to know of one. */
export function OrdersPage() {
  return (
    <Switch>
      <Route path="/" component={OrderList} />
      <Route path="/:id">{({ id }) => <OrderPage key={id} id={id} />}</Route>
      <Route path="/:id/evidence">{({ id }) => <EvidencePage key={id} id={id} />}</Route>
    </Switch>
  );
}
