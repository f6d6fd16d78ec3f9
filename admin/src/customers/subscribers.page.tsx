import { formatNumber } from '../shop.js';
import { styled } from 'styled-components';
import { Route, Switch } from 'wouter';
import { EmptyState, ListTable, Note, PageHeading, PageTabs } from '../components/index.js';
import { minuteOf } from '../formats.js';
import { CustomerLink } from './customer-link.js';
import { useSubscribers } from './subscribers-data.js';
import { Subscriptions } from './subscriptions.js';
import { say } from '../say.js';
import { customers as m } from '../messages.js';

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

/** Subscribers, newest first (specification 2, section 2, admin dashboard). */
function SubscriberTable({ subscribers }: { subscribers: ReturnType<typeof useSubscribers> }) {
  return (
    <>
      <Note>{m.subscribers.note}</Note>
      <Scroll role="region" aria-label={m.subscribers.label} tabIndex={0}>
        <ListTable
          caption={m.subscribers.table.caption}
          list={subscribers}
          keyOf={({ id }) => id}
          columns={[
            { label: m.subscribers.table.email, render: ({ email }) => <CustomerLink email={email} /> },
            { label: m.subscribers.table.date, render: ({ subscribed_at }) => minuteOf(subscribed_at) },
          ]}
          empty={<EmptyState {...m.subscribers.table.empty} />}
        />
      </Scroll>
    </>
  );
}

export function SubscribersPage() {
  const subscribers = useSubscribers();
  const total = subscribers.first?.totalCount;
  const count = total === undefined ? '' : ` (${formatNumber(total)})`;
  return (
    <>
      <PageHeading title={m.subscribers.title} lead={m.subscribers.lead} />
      <PageTabs
        label={m.subscribers.title}
        tabs={[
          { path: '/', label: say(m.subscribers.tabs.confirmed, { count }) },
          { path: '/all', label: m.subscribers.tabs.all },
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
