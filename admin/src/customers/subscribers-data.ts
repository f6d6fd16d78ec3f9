import type { Subscription, SubscriptionState, SubscriptionFilter } from '@lectern/api-client/admin';
import { api, client } from '../api.js';
import { type StatusTone, type StatusWords, useCursorList } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { customers as m } from '../messages.js';

const root = 'subscribers';

/** The response is an array; its headers hold the next cursor and the total. */
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

export const invalidateSubscribers = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [root] });

export const stateWords: Record<SubscriptionState, string> = m.subscriptions.states;

const tones: Record<Subscription['status'], StatusTone> = {
  confirmed: 'good',
  pending: 'busy',
  ended: 'neutral',
};

/** Badge of a subscription; blocked delivery comes before the subscription's own status. */
export function badgeOf({ status, heldBack: why }: Subscription): StatusWords {
  if (why && status !== 'ended') return { label: m.subscriptions.heldBack[why], tone: 'caution' };
  return { label: stateWords[status], tone: tones[status] };
}

export const sinceOf = ({ status, askedAt, confirmedAt, endedAt }: Subscription): string =>
  (status === 'confirmed' ? confirmedAt : status === 'ended' ? endedAt : null) ?? askedAt;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const topicsOf = ({ topics }: Pick<Subscription, 'topics'>): string =>
  topics === null
    ? m.subscriptions.table.allTopics
    : topics.map((topic) => capital(topic.replaceAll('-', ' '))).join(', ');
