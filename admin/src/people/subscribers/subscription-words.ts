import type { Subscription, SubscriptionState } from '@lectern/api-client/admin';
import type { StatusTone } from '../../parts/index.js';

/** How somebody stands to the newsletter, in plain words. */
export const stateWords: Record<SubscriptionState, string> = {
  confirmed: 'Subscribed',
  pending: 'Not confirmed yet',
  ended: 'Has left',
  'held-back': 'Held back',
};

const tones: Record<Subscription['status'], StatusTone> = {
  confirmed: 'good',
  pending: 'busy',
  ended: 'neutral',
};

const heldBack = { bounced: 'Letters came back', complained: 'Called a letter spam' };

/** What shows beside an address: that letters do not reach it comes before that they are wanted. */
export function standingOf({ status, heldBack: why }: Subscription): { label: string; tone: StatusTone } {
  if (why && status !== 'ended') return { label: heldBack[why], tone: 'caution' };
  return { label: stateWords[status], tone: tones[status] };
}

/** When it became so. */
export const sinceOf = ({ status, askedAt, confirmedAt, endedAt }: Subscription): string =>
  (status === 'confirmed' ? confirmedAt : status === 'ended' ? endedAt : null) ?? askedAt;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What she wants to hear of. */
export const topicsOf = ({ topics }: Pick<Subscription, 'topics'>): string =>
  topics === null ? 'Everything' : topics.map((topic) => capital(topic.replaceAll('-', ' '))).join(', ');
