import { styled } from 'styled-components';
import { Route, Switch } from 'wouter';
import { EmptyState, ListTable, Note, PageHeading, PageTabs } from '../components/index.js';
import { minuteOf } from '../formats.js';
import { CustomerLink } from './customer-link.js';
import { useSubscribers } from './subscribers-data.js';
import { Subscriptions } from './subscriptions.js';

/** 96 units of a quarter rem (specification 2, section 9). */
const Scroll = styled.div`
  max-height: 24rem;
  overflow-y: auto;
  border-radius: var(--radius-medium);
  thead th {
    position: sticky;
    top: 0;
    background: var(--color-surface);
  }
`;

/** Who is on the list, the newest first (specification 2, section 2, admin dashboard). */
function SubscriberTable({ subscribers }: { subscribers: ReturnType<typeof useSubscribers> }) {
  return (
    <>
      <Note>You get an email each time somebody subscribes.</Note>
      <Scroll role="region" aria-label="Subscribers" tabIndex={0}>
        <ListTable
          caption="Newsletter subscribers, the newest first"
          list={subscribers}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Email', render: ({ email }) => <CustomerLink email={email} /> },
            { label: 'Subscribed Date', render: ({ subscribed_at }) => minuteOf(subscribed_at) },
          ]}
          empty={
            <EmptyState title="No subscribers yet">
              Whoever subscribes at the foot of your pages, and says yes in the mail that asks, stands here.
            </EmptyState>
          }
        />
      </Scroll>
    </>
  );
}

/** Who gets the emails, and everybody who was ever asked. */
export function SubscribersPage() {
  const subscribers = useSubscribers();
  const total = subscribers.first?.totalCount;
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
        <Route path="/all" component={Subscriptions} />
      </Switch>
    </>
  );
}
