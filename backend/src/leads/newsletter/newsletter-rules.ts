import type { Transitions } from '../../platform/transitions.js';

/** Begins the List-Id of every email to the list, before the site's host. */
export const NEWSLETTER_LIST_ID = 'newsletter';

/** Asked for and not yet confirmed; on the list; taken off it by its reader. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'ended';

/** What may follow what: asking again after the end begins anew, and only a yes from the mailbox puts on the list. */
export const subscriptionTransitions: Transitions<SubscriptionStatus> = {
  pending: ['confirmed', 'ended'],
  confirmed: ['ended'],
  ended: ['pending'],
};

/** How long an address that never said yes is kept: the privacy policy names it. */
export const UNCONFIRMED_DAYS = 30;

/** So long an end that was a slip can be taken back: after that only a yes from the mailbox puts on the list. */
export const TAKEN_BACK_WITHIN_MS = 24 * 60 * 60_000;

/** How often one source may have an address asked for its yes. */
export const SUBSCRIBE_LIMIT = { name: 'newsletter', burst: 30, everyMs: 10_000 } as const;

/**
 * An address as a page may show it to whoever holds its link: `r…@example.com`. What is not a letter or a digit is left
 * out, so that it can stand anywhere in a page.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 0 ? email : '';
  const domain = at > 0 ? email.slice(at + 1) : '';
  const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}.-]/gu, '');
  return `${plain(first)}…@${plain(domain)}`;
}

/** Links in emails about the newsletter: to confirm it, to choose its topics, and to end it. */
export const LINKS = {
  confirm: { purpose: 'newsletter-confirm', path: (token: string): string => `/newsletter/${token}/confirm` },
  preferences: {
    purpose: 'newsletter-preferences',
    path: (token: string): string => `/newsletter/${token}/preferences`,
  },
  end: { purpose: 'newsletter-end', path: (token: string): string => `/newsletter/${token}/end` },
} as const;

export type LinkName = keyof typeof LINKS;
