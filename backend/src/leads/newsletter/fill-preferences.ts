import { maskedAddress } from './masked-address.js';
import type { Subscription } from './subscription.entity.js';

const BOX = /<input\b[^>]*\bname="topics"[^>]*>/g;

/**
 * Puts into the page of preferences whose it is and what she has chosen, so that it stands without scripts. Its words
 * name the address `{address}`, in its markup and in the data that its scripts begin with.
 */
export const fillPreferences =
  ({ email, topics }: Pick<Subscription, 'email' | 'topics'>) =>
  (html: string): string =>
    html
      .replaceAll('{address}', maskedAddress(email))
      .replace(BOX, (box) =>
        isChosen(topics, / value="([^"]*)"/.exec(box)?.[1]) ? box.replace(/\s*\/?>$/, ' checked="">') : box,
      );

const isChosen = (topics: readonly string[] | null, topic = ''): boolean => topics?.includes(topic) ?? true;
