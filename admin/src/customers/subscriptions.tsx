import {
  endSubscription,
  type Subscription,
  subscriptionsFile,
  type SubscriptionFilter,
  takeBackEnd,
} from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  type Done,
  EmptyState,
  ErrorMessage,
  FileLink,
  ListFilter,
  ListTable,
  StatusBadge,
  UndoBar,
  useListFilter,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { CustomerLink } from './customer-link.js';
import {
  sinceOf,
  standingOf,
  stateWords,
  subscribersHaveChanged,
  topicsOf,
  useSubscriptions,
} from './subscribers-data.js';

/** Everybody for whom the email was asked, and how that stands. */
export function Subscriptions() {
  const { filter, choose, isFiltered } = useListFilter<SubscriptionFilter>(['state']);
  const [done, setDone] = useState<Done | null>(null);
  const { may } = useStaff();
  const subscriptions = useSubscriptions(filter);
  const ending = useMutation({
    mutationFn: ({ id }: Subscription) => endSubscription(id),
    onSuccess: async (_, { id, email }) => {
      await subscribersHaveChanged();
      setDone({
        text: `${email} gets no more letters.`,
        undo: async () => {
          await takeBackEnd(id);
          await subscribersHaveChanged();
        },
      });
    },
  });
  const takingBack = useMutation({
    mutationFn: ({ id }: Subscription) => takeBackEnd(id),
    onSuccess: async () => {
      setDone(null);
      await subscribersHaveChanged();
    },
  });
  return (
    <>
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[{ name: 'state', label: 'Which ones', options: stateWords }]}
        searchLabel="Address"
      >
        {may.includes('lists.export') ? <FileLink address={subscriptionsFile(filter)} /> : null}
      </ListFilter>
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      <ErrorMessage error={ending.error ?? takingBack.error} />
      <ListTable
        caption="Everybody who was asked for the newsletter, the newest first"
        list={subscriptions}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Address', render: ({ email }) => <CustomerLink email={email} /> },
          {
            label: 'State',
            render: (subscription) => {
              const { label, tone } = standingOf(subscription);
              return <StatusBadge $tone={tone}>{label}</StatusBadge>;
            },
          },
          { label: 'Hears of', render: topicsOf },
          { label: 'Since', render: (subscription) => localTime(sinceOf(subscription)) },
          {
            label: 'Change',
            render: (subscription) =>
              subscription.status !== 'ended' && may.includes('people.answer') ? (
                <Button
                  kind="bare"
                  aria-label={`End the letters to ${subscription.email}`}
                  busy={ending.isPending && ending.variables.id === subscription.id && 'Ending…'}
                  onClick={() => ending.mutate(subscription)}
                >
                  End
                </Button>
              ) : subscription.mayTakeBack && may.includes('people.answer') ? (
                <Button
                  kind="bare"
                  aria-label={`Take back the end of the letters to ${subscription.email}`}
                  busy={takingBack.isPending && takingBack.variables.id === subscription.id && 'Taking back…'}
                  onClick={() => takingBack.mutate(subscription)}
                >
                  Take back
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
        empty={
          isFiltered ? (
            <EmptyState title="Nobody like that">Try another part of the address, or look at all.</EmptyState>
          ) : (
            <EmptyState title="Nobody has asked yet">
              Whoever types an address at the foot of your pages stands here, also before the yes.
            </EmptyState>
          )
        }
      />
    </>
  );
}
