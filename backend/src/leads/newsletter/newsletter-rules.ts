import type { Transitions } from '../../platform/transitions.js';

/** Begins the List-Id of every email to the list, before the site's host. */
export const NEWSLETTER_LIST_ID = 'newsletter';

/** `pending` until confirmed by email; `ended` after unsubscribing. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'ended';

/** Only a confirmation from the mailbox subscribes, also after an unsubscribe. */
export const subscriptionTransitions: Transitions<SubscriptionStatus> = {
  pending: ['confirmed', 'ended'],
  confirmed: ['ended'],
  ended: ['pending'],
};

/** Retention of unconfirmed addresses. The privacy policy names it. */
export const UNCONFIRMED_DAYS = 30;

/** How long an admin can undo an unsubscribe. */
export const TAKEN_BACK_WITHIN_MS = 24 * 60 * 60_000;

/** Maximum page of the specification's list of subscribers. */
export const LISTED_SUBSCRIBERS = 100;

/** Limit of a list of topics that a reader sends; above the topics of any newsletter. */
export const MAX_TOPICS = 100;

/** Per source. */
export const SUBSCRIBE_LIMIT = { name: 'newsletter', burst: 30, everyMs: 10_000 } as const;

/** Address for a page that a link opens: `r…@example.com`. Only letters and digits, so that it is safe anywhere in HTML. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 0 ? email : '';
  const domain = at > 0 ? email.slice(at + 1) : '';
  const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}.-]/gu, '');
  return `${plain(first)}…@${plain(domain)}`;
}

export const LINKS = {
  confirm: { purpose: 'newsletter-confirm', path: (token: string): string => `/newsletter/${token}/confirm` },
  preferences: {
    purpose: 'newsletter-preferences',
    path: (token: string): string => `/newsletter/${token}/preferences`,
  },
  end: { purpose: 'newsletter-end', path: (token: string): string => `/newsletter/${token}/end` },
} as const;

export type LinkName = keyof typeof LINKS;
