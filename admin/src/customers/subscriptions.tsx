import {
  endSubscription,
  type Subscription,
  subscriptionsFile,
  type SubscriptionState,
  takeBackEnd,
} from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FileLink } from '../components/files.js';
import { Button, DataTable, EmptyState, MoreButton, StatusBadge, Trouble } from '../components/index.js';
import { ListFilter } from '../components/list-filter.js';
import { type Done, UndoBar } from '../components/undo-bar.js';
import { localTime } from '../formats.js';
import { sentenceOf } from '../query-client.js';
import { useStaff } from '../sign-in/session.js';
import { PersonLink } from './customer-link.js';
import {
  sinceOf,
  standingOf,
  stateWords,
  subscribersHaveChanged,
  topicsOf,
  useSubscriptions,
} from './subscribers-data.js';

/** Everybody for whom the letter was asked, and how that stands. */
export function EverybodyAsked() {
  const [wish, setWish] = useState<{ state?: SubscriptionState | undefined; query?: string | undefined }>({});
  const [done, setDone] = useState<Done | null>(null);
  const { may } = useStaff();
  const subscriptions = useSubscriptions(wish);
  const rows = subscriptions.data?.pages.flatMap(({ items }) => items);
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
  const trouble = ending.error ?? takingBack.error;
  return (
    <>
      <ListFilter
        choices={[
          {
            label: 'Which ones',
            value: wish.state ?? '',
            options: stateWords,
            onChoose: (state) =>
              setWish((now) => ({ ...now, state: (state || undefined) as SubscriptionState | undefined })),
          },
        ]}
        searchLabel="Address"
        onSearch={(query) => setWish((now) => ({ ...now, query }))}
      >
        {may.includes('lists.export') ? <FileLink address={subscriptionsFile(wish)} /> : null}
      </ListFilter>
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      {trouble ? <Trouble text={sentenceOf(trouble)} /> : null}
      {subscriptions.isError && !rows ? (
        <Trouble text={sentenceOf(subscriptions.error)} onRetry={() => void subscriptions.refetch()} />
      ) : (
        <DataTable
          caption="Everybody who was asked for the newsletter, the newest first"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Address', render: ({ email }) => <PersonLink email={email} /> },
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
                    busy={
                      takingBack.isPending && takingBack.variables.id === subscription.id && 'Taking back…'
                    }
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
            wish.state || wish.query ? (
              <EmptyState title="Nobody like that">
                Try another part of the address, or look at all.
              </EmptyState>
            ) : (
              <EmptyState title="Nobody has asked yet">
                Whoever types an address at the foot of your pages stands here, also before the yes.
              </EmptyState>
            )
          }
        />
      )}
      <MoreButton pages={subscriptions} />
    </>
  );
}
