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
      <Note>{m.youGetEmailEach}</Note>
      <Scroll role="region" aria-label={m.subscribers} tabIndex={0}>
        <ListTable
          caption={m.newsletterSubscribersNewestFirst}
          list={subscribers}
          keyOf={({ id }) => id}
          columns={[
            { label: m.email, render: ({ email }) => <CustomerLink email={email} /> },
            { label: m.subscribedDate, render: ({ subscribed_at }) => minuteOf(subscribed_at) },
          ]}
          empty={<EmptyState title={m.noSubscribersYet}>{m.whoeverSubscribesAtFoot}</EmptyState>}
        />
      </Scroll>
    </>
  );
}

/** Subscribers, and all subscriptions with their status. */
export function SubscribersPage() {
  const subscribers = useSubscribers();
  const total = subscribers.first?.totalCount;
  const count = total === undefined ? '' : ` (${total.toLocaleString('en-US')})`;
  return (
    <>
      <PageHeading title={m.newsletterSubscribers} lead={m.whoGetsYourNewsletter} />
      <PageTabs
        label={m.newsletterSubscribers}
        tabs={[
          { path: '/', label: say(m.newsletterSubscribersWithCount, { count }) },
          { path: '/all', label: m.everybodyWhoAsked },
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
