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
  standingOf,
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
        text: say(m.getsNewsletterNoMore, { email }),
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
        choices={[{ name: 'state', label: m.whichOnes, options: stateWords }]}
        searchLabel={m.address}
      >
        {may.includes('lists.export') ? (
          <FileLink address={addressOf('/api/admin/subscriptions/csv', { query: { ...filter } })} />
        ) : null}
      </ListFilter>
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      <ErrorMessage error={ending.error ?? takingBack.error} />
      <ListTable
        caption={m.everybodyWhoWasAsked}
        list={subscriptions}
        keyOf={({ id }) => id}
        columns={[
          { label: m.address, render: ({ email }) => <CustomerLink email={email} /> },
          {
            label: m.state,
            render: (subscription) => <Status {...standingOf(subscription)} />,
          },
          { label: m.hearsOf, render: topicsOf },
          { label: m.since, render: (subscription) => <Moment at={sinceOf(subscription)} /> },
          {
            label: m.change,
            render: (subscription) =>
              subscription.status !== 'ended' && may.includes('people.answer') ? (
                <Button
                  kind="bare"
                  aria-label={say(m.endTheNewsletterTo, { email: addressText(subscription.email) })}
                  busy={ending.isPending && ending.variables.id === subscription.id && m.ending}
                  onClick={() => ending.mutate(subscription)}
                >
                  {m.end}
                </Button>
              ) : subscription.mayTakeBack && may.includes('people.answer') ? (
                <Button
                  kind="bare"
                  aria-label={say(m.takeBackEndNewsletter, { email: subscription.email })}
                  busy={takingBack.isPending && takingBack.variables.id === subscription.id && m.takingBack}
                  onClick={() => takingBack.mutate(subscription)}
                >
                  {m.takeBack}
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
        empty={
          isFiltered ? (
            <EmptyState title={m.nobodyLikeThat}>{m.tryAnotherPartAddress}</EmptyState>
          ) : (
            <EmptyState title={m.nobodyHasAskedYet}>{m.whoeverTypesAddressAt}</EmptyState>
          )
        }
      />
    </>
  );
}
