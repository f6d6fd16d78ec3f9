import type { Subscription, SubscriptionFilter } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, api } from '../api.js';
import {
  addressText,
  type Done,
  EmptyState,
  FileLink,
  ListFilter,
  ListTable,
  Moment,
  Status,
  UndoBar,
  useListFilter,
} from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { CustomerLink } from './customer-link.js';
import {
  sinceOf,
  badgeOf,
  stateWords,
  invalidateSubscribers,
  topicsOf,
  useSubscriptions,
} from './subscribers-data.js';
import { say } from '../say.js';
import { customers as m } from '../messages.js';

/** All addresses that were ever entered, with their subscription status. */
export function Subscriptions() {
  const { filter, choose, isFiltered } = useListFilter<SubscriptionFilter>(['state']);
  const [done, setDone] = useState<Done | null>(null);
  const { may } = useStaff();
  const subscriptions = useSubscriptions(filter);
  const ending = useMutation({
    mutationFn: ({ id }: Subscription) =>
      api.POST('/api/admin/subscriptions/{id}/end', { params: { path: { id } } }),
    onSuccess: async (_, { id, email }) => {
      await invalidateSubscribers();
      setDone({
        text: say(m.unsubscribe.done, { email }),
        undo: async () => {
          await api.POST('/api/admin/subscriptions/{id}/take-back', { params: { path: { id } } });
          await invalidateSubscribers();
        },
      });
    },
  });
  const takingBack = useMutation({
    mutationFn: ({ id }: Subscription) =>
      api.POST('/api/admin/subscriptions/{id}/take-back', { params: { path: { id } } }),
    onSuccess: async () => {
      setDone(null);
      await invalidateSubscribers();
    },
  });
  return (
    <>
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[{ name: 'state', label: m.subscriptions.filter, options: stateWords }]}
        searchLabel={m.subscriptions.address}
      >
        {may.includes('lists.export') ? (
          <FileLink address={addressOf('/api/admin/subscriptions/csv', { query: { ...filter } })} />
        ) : null}
      </ListFilter>
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      <ErrorMessage error={ending.error ?? takingBack.error} />
      <ListTable
        caption={m.subscriptions.table.caption}
        list={subscriptions}
        keyOf={({ id }) => id}
        columns={[
          { label: m.subscriptions.address, render: ({ email }) => <CustomerLink email={email} /> },
          {
            label: m.subscriptions.table.state,
            render: (subscription) => <Status {...badgeOf(subscription)} />,
          },
          { label: m.subscriptions.table.topics, render: topicsOf },
          {
            label: m.subscriptions.table.since,
            render: (subscription) => <Moment at={sinceOf(subscription)} />,
          },
          {
            label: m.subscriptions.table.change,
            render: (subscription) =>
              subscription.status !== 'ended' && may.includes('people.answer') ? (
                <Button
                  kind="bare"
                  aria-label={say(m.unsubscribe.label, { email: addressText(subscription.email) })}
                  busy={ending.isPending && ending.variables.id === subscription.id && m.unsubscribe.busy}
                  onClick={() => ending.mutate(subscription)}
                >
                  {m.unsubscribe.button}
                </Button>
              ) : subscription.mayTakeBack && may.includes('people.answer') ? (
                <Button
                  kind="bare"
                  aria-label={say(m.resubscribe.label, { email: subscription.email })}
                  busy={
                    takingBack.isPending && takingBack.variables.id === subscription.id && m.resubscribe.busy
                  }
                  onClick={() => takingBack.mutate(subscription)}
                >
                  {m.resubscribe.button}
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
        empty={<EmptyState {...(isFiltered ? m.subscriptions.table.noMatch : m.subscriptions.table.empty)} />}
      />
    </>
  );
}
