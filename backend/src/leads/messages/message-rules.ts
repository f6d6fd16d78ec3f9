import { createHash } from 'node:crypto';

import { pages } from '@lectern/catalogue';

import type { Transitions } from '../../platform/transitions.js';

/** Labels of the contact form's topics by id. A topic is added in `content/pages/contact.json` alone. */
const TOPIC_LABELS: Readonly<Record<string, string>> = pages.contact.words.form.topic.options;

export const MESSAGE_TOPICS = Object.keys(TOPIC_LABELS);

export const messageTopics = Object.entries(TOPIC_LABELS).map(([id, label]) => ({ id, label }));

/** Messages on it are also requests for talks. */
export const SPEAKING_TOPIC = 'speaking';

/** Passed on at once; waiting to be looked at; found to be real after all; found to be spam. */
export type ReviewState = 'received' | 'suspected' | 'cleared' | 'spam';

/** What may follow what: a real message has gone out by email and cannot be taken back, spam may be a mistake. */
export const reviewTransitions: Transitions<ReviewState> = {
  received: [],
  suspected: ['cleared', 'spam'],
  cleared: [],
  spam: ['cleared'],
};

/** The link by which the owner says of a message that was held back that it is real. */
export const REAL_MESSAGE_LINK = {
  purpose: 'message-real',
  path: (token: string): string => `/messages/${token}/real`,
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Names a request that may be repeated, by its Idempotency-Key. */
export const requestKeyOf = (idempotencyKey: string): string => sha256(`contact:${idempotencyKey}`);

/** Fingerprint of what was written. */
export const fingerprintOf = (words: readonly string[]): string => sha256(JSON.stringify(words));

/** How often one source may write. */
export const CONTACT_LIMIT = { name: 'contact', burst: 20, everyMs: 30_000 } as const;

/** How long a message that was held back is kept, and where any came from: the privacy policy names both. */
export const HELD_MESSAGE_DAYS = 90;
export const SOURCE_DAYS = 1;

/** Of the messages that wait, how many an email to the owner and a page of the dashboard show; the rest follows. */
export const LISTED_IN_EMAIL = 40;
export const LISTED_AT_ONCE = 50;

/** Shorter than this, people write the same words by themselves. */
const TELLING_LENGTH = 40;

/**
 * Names the words of a message, however they are spaced and written and whatever numbers stand in them.
 * @returns undefined for one that is too short to tell anything
 */
export function textHash(message: string): string | undefined {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return words.length < TELLING_LENGTH ? undefined : sha256(words);
}
