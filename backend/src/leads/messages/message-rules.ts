import { createHash } from 'node:crypto';

import { pages } from '@lectern/catalogue';

import type { Transitions } from '../../platform/transitions.js';

/** Labels of the contact form's topics by id. A topic is added in `content/pages/contact.json` alone. */
const topicLabels = (): Readonly<Record<string, string>> => pages.contact.words.form.topic.options;

export const messageTopicIds = (): string[] => Object.keys(topicLabels());

export const messageTopics = (): { id: string; label: string }[] =>
  Object.entries(topicLabels()).map(([id, label]) => ({ id, label }));

/** Messages on it are also requests for talks. */
export const SPEAKING_TOPIC = 'speaking';

/** `suspected` is held for review; `cleared` was found to be real. */
export type ReviewState = 'received' | 'suspected' | 'cleared' | 'spam';

/** A forwarded message cannot be taken back; spam may be a mistake. */
export const reviewTransitions: Transitions<ReviewState> = {
  received: [],
  suspected: ['cleared', 'spam'],
  cleared: [],
  spam: ['cleared'],
};

/** The owner's link to release a held message. */
export const REAL_MESSAGE_LINK = {
  purpose: 'message-real',
  path: (token: string): string => `/messages/${token}/real`,
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Identifies a request that may be repeated. */
export const requestKeyOf = (idempotencyKey: string): string => sha256(`contact:${idempotencyKey}`);

export const fingerprintOf = (words: readonly string[]): string => sha256(JSON.stringify(words));

/** Per source. */
export const CONTACT_LIMIT = { name: 'contact', burst: 20, everyMs: 30_000 } as const;

/** Retention of held messages and of sources. The privacy policy names both. */
export const HELD_MESSAGE_DAYS = 90;
export const SOURCE_DAYS = 1;

/** How far back the same text of other senders counts as a sign of spam. */
export const SAME_TEXT_DAYS = 30;

/** Characters of a held message in the owner's email. */
export const EXCERPT_LENGTH = 300;

/** Maximum number of held messages in an email to the owner, and on a page of the dashboard. */
export const LISTED_IN_EMAIL = 40;
export const LISTED_AT_ONCE = 50;

/** Different people may write the same shorter text. */
const COMPARABLE_LENGTH = 40;

/** SHA-256 of the words of a message, ignoring case, spacing, and digits; undefined for short messages. */
export function textHash(message: string): string | undefined {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return words.length < COMPARABLE_LENGTH ? undefined : sha256(words);
}
