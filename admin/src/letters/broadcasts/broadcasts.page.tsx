import { Route, Switch } from 'wouter';
import { BroadcastList } from './broadcast-list.js';
import { LetterPage } from './letter-page.js';

/** The owner's letters to all readers: the list, and each one. */
export function BroadcastsPage() {
  return (
    <Switch>
      <Route path="/" component={BroadcastList} />
      <Route path="/:id">{({ id }) => <LetterPage id={id === 'new' ? undefined : id} />}</Route>
    </Switch>
  );
}
