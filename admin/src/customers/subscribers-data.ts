import type { Subscription, SubscriptionState, SubscriptionFilter } from '@lectern/api-client/admin';
import { api, client } from '../api.js';
import { type StatusTone, type StatusWords, useCursorList } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { customers as m } from '../messages.js';

const root = 'subscribers';

/** A plain list; its headers hold the next cursor and the total. */
async function fetchSubscribers(cursor: string | undefined) {
  const { data: items = [], response } = await client.GET('/api/admin/newsletter-subscribers', {
    params: { query: { cursor } },
  });
  return {
    items,
    nextCursor: response.headers.get('x-next-cursor'),
    totalCount: Number(response.headers.get('x-total-count')),
  };
}

export const useSubscribers = () => useCursorList([root, 'list'], fetchSubscribers);

export const useSubscriptions = (filter: Omit<SubscriptionFilter, 'cursor'>) =>
  useCursorList([root, 'all', filter], (cursor) =>
    api.GET('/api/admin/subscriptions', { params: { query: { ...filter, cursor } } }),
  );

/** Somebody has left, or come back: what is listed is out of date. */
export const subscribersHaveChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [root] });

/** How somebody stands to the newsletter, in plain words. */
export const stateWords: Record<SubscriptionState, string> = {
  confirmed: m.subscribed,
  pending: m.notConfirmedYet,
  ended: m.hasLeft,
  'held-back': m.heldBack,
};

const tones: Record<Subscription['status'], StatusTone> = {
  confirmed: 'good',
  pending: 'busy',
  ended: 'neutral',
};

const heldBack = { bounced: m.emailsCameBack, complained: m.calledAnEmailSpam };

/** What shows beside an address: that emails do not reach it comes before that they are wanted. */
export function standingOf({ status, heldBack: why }: Subscription): StatusWords {
  if (why && status !== 'ended') return { label: heldBack[why], tone: 'caution' };
  return { label: stateWords[status], tone: tones[status] };
}

/** When it became so. */
export const sinceOf = ({ status, askedAt, confirmedAt, endedAt }: Subscription): string =>
  (status === 'confirmed' ? confirmedAt : status === 'ended' ? endedAt : null) ?? askedAt;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What they want to hear of. */
export const topicsOf = ({ topics }: Pick<Subscription, 'topics'>): string =>
  topics === null ? m.everything : topics.map((topic) => capital(topic.replaceAll('-', ' '))).join(', ');
