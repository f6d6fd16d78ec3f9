import type { FailedJob } from '@lectern/api-client/admin';
import type { StatusTone } from '../../components/index.js';
import { kindOf } from '../../emails/email-words.js';
import { localTime } from '../../formats.js';

/** What the site does by itself, and what it means that it is given up; emails have their words with the mail. */
const kinds: Record<string, { label: string; without: string }> = {
  'announce-releases': {
    label: 'Tell who asked that a book is out',
    without: 'They are told at the next look.',
  },
  'announce-edition': {
    label: 'Tell past buyers of a new edition',
    without: 'Those who have not heard of it yet do not hear of it.',
  },
  'deliver-order': {
    label: 'Make the files of a purchase ready',
    without: 'The buyer has paid and does not get the book by itself: send it to them, or refund the order.',
  },
  'forget-assessments': { label: 'Forget old assessments', without: 'It is done at the next turn.' },
  'forget-closed-jobs': { label: 'Tidy up what is done', without: 'It is done at the next turn.' },
  'forget-old-deliveries': { label: 'Forget old records of mail', without: 'It is done at the next turn.' },
  'forget-preview-wishes': {
    label: 'Forget old wishes for previews',
    without: 'It is done at the next turn.',
  },
  'forget-sources': { label: 'Forget where visitors came from', without: 'It is done at the next turn.' },
  'forget-suspected': { label: 'Forget old spam', without: 'It is done at the next turn.' },
  'forget-unconfirmed': {
    label: 'Forget sign-ups that nobody confirmed',
    without: 'It is done at the next turn.',
  },
  'forget-unconfirmed-notices': {
    label: 'Forget wishes that nobody confirmed',
    without: 'It is done at the next turn.',
  },
  'forget-kept-letters': { label: 'Forget old kept letters', without: 'It is done at the next turn.' },
  'gather-suspected': {
    label: 'Gather the messages that were held back',
    without: 'They are gathered at the next turn.',
  },
  'make-refund': {
    label: 'Refund a buyer',
    without: 'The money is not refunded: look at the order, and refund it anew.',
  },
  'make-preview': { label: 'Speak an audio preview', without: 'The preview stays unfinished.' },
  'remove-recording': { label: 'Remove a recording', without: 'The file stays, and nobody is led to it.' },
  'remove-unclaimed-files': {
    label: 'Remove files that nobody kept',
    without: 'It is done at the next turn.',
  },
  'replay-events': {
    label: 'Look for payments that nobody reported',
    without: 'It is done at the next turn.',
  },
  'send-broadcast-batch': {
    label: 'Send your letter to the next readers',
    without: 'Those who do not have the letter yet do not get it, until you halt it and let it go on.',
  },
  'settle-payment': {
    label: 'Look how a payment stands',
    without: 'The order stays as it is, until Stripe reports the payment again.',
  },
  'start-broadcast': { label: 'Begin to send your letter', without: 'The letter does not go out.' },
  'sweep-payments': { label: 'Look how open payments stand', without: 'It is done at the next turn.' },
};

/** In plain words; a kind that has none here is told as the program names it. */
export function jobLabel(job: string): string {
  const letter = kindOf({ letter: job });
  const isLetter = letter !== job.replaceAll('-', ' ');
  return (
    kinds[job]?.label ?? (isLetter ? `Letter: ${letter}` : letter.charAt(0).toUpperCase() + letter.slice(1))
  );
}

/** What follows when it is given up. */
export const withoutJob = (job: string): string =>
  kinds[job]?.without ?? 'It is not done any more. What it was about stays as it is.';

/** How it stands, in a few words. */
export function jobState({ state, nextTryAt }: FailedJob): { label: string; tone: StatusTone } {
  if (state === 'trying') return { label: 'Being tried', tone: 'busy' };
  if (state === 'resting' && nextTryAt) return { label: `Next try ${localTime(nextTryAt)}`, tone: 'caution' };
  return { label: 'Waits for you', tone: 'danger' };
}
