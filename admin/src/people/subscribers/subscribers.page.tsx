import { Route, Switch } from 'wouter';
import { PageHeading, PageTabs } from '../../parts/index.js';
import { EverybodyAsked } from './everybody-asked.js';
import { SubscriberTable } from './subscriber-table.js';
import { useSubscribers } from './subscribers-data.js';

/** Who gets the letters, and everybody who was ever asked. */
export function SubscribersPage() {
  const subscribers = useSubscribers();
  const total = subscribers.data?.pages[0]?.totalCount;
  const count = total === undefined ? '' : ` (${total.toLocaleString('en-US')})`;
  return (
    <>
      <PageHeading title="Newsletter Subscribers" lead="Who gets your letters, and who has asked for them." />
      <PageTabs
        label="Newsletter Subscribers"
        tabs={[
          { path: '/', label: `Newsletter Subscribers${count}` },
          { path: '/all', label: 'Everybody who asked' },
        ]}
      />
      <Switch>
        <Route path="/">
          <SubscriberTable subscribers={subscribers} />
        </Route>
        <Route path="/all" component={EverybodyAsked} />
      </Switch>
    </>
  );
}
