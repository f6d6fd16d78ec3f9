import type { Delivery, DeliveryStatus } from '@lectern/api-client/admin';
import type { StatusTone } from '../components/index.js';

/** How an email stands, in plain words. */
export const statusWords: Record<DeliveryStatus, { label: string; tone: StatusTone; meaning: string }> = {
  queued: { label: 'Waits', tone: 'busy', meaning: 'It is sent in a moment.' },
  failing: {
    label: 'Not through yet',
    tone: 'caution',
    meaning: 'It was tried in vain, and is tried again by itself.',
  },
  sent: { label: 'Sent', tone: 'good', meaning: 'The mail server has taken it.' },
  accepted: { label: 'Arrived', tone: 'good', meaning: 'The mail server of its reader has taken it.' },
  bounced: {
    label: 'Came back',
    tone: 'danger',
    meaning: 'The mail server of its reader does not take it.',
  },
  complained: { label: 'Called spam', tone: 'danger', meaning: 'Its reader has said that it is spam.' },
  suppressed: {
    label: 'Held back',
    tone: 'caution',
    meaning: 'It was not sent: letters to this address came back, or were called spam.',
  },
  withdrawn: { label: 'Not needed', tone: 'neutral', meaning: 'It was not sent: what it was about is over.' },
};

export const statusOf = ({ status, failures }: Delivery): DeliveryStatus =>
  status === 'queued' && failures > 0 ? 'failing' : status;

/** Kinds of emails, by the jobs that send them. */
const kinds: Record<string, string> = {
  'acknowledge-message': 'Answer to a message of the contact page',
  'answer-message': 'Your answer to a message',
  'ask-for-yes': 'Question whether somebody wants your letters',
  'broadcast-copy': 'Your letter to all readers',
  'pass-message-on': 'Message of the contact page, to you',
  'send-access-code': 'Code that opens a roadmap again',
  'send-dispatch-mail': 'Note that a parcel is in the post',
  'send-free-download': 'Free sample',
  'send-kit': 'Starter kit',
  'send-notice-question': 'Question whether somebody wants to hear of a book',
  'send-order-mail': 'Books of a purchase',
  'send-password-link': 'Link to choose a new password, to somebody of the staff',
  'send-part-refund-mail': 'Note that a part of a payment was given back',
  'send-purchases': 'All books of a buyer',
  'send-refund-mail': 'Note of a refund',
  'send-renewed-link': 'New download link',
  'send-roadmap': 'Roadmap of the legal companion',
  'send-staff-invitation': 'Invitation to help',
  'tell-account-change': 'Note that an account of the staff was changed',
  'tell-of-subscriber': 'News of a new reader, to you',
  'tell-of-suspected': 'Messages that were held back, to you',
  'tell-owner': 'News of an order, to you',
  'tell-release': 'News that a book is out',
  'send-series-letter': 'Letter of your welcome series',
  'tell-edition': 'News of a new edition, to a past buyer',
  'test-broadcast': 'Test of your letter, to you',
  'welcome-subscriber': 'Welcome to your letters',
};

/** What an email is about; a kind that has no words here is named as the program does. */
export const kindOf = ({ letter }: Pick<Delivery, 'letter'>): string =>
  kinds[letter] ?? letter.replaceAll('-', ' ');

/** Whether it may be sent again because the owner says so: what has arrived, or was called spam, may not. */
export const maySendAgain = (delivery: Delivery): boolean =>
  ['failing', 'bounced', 'suppressed'].includes(statusOf(delivery));

/** A record of the DNS to be published. */
interface PublishedRecord {
  type: string;
  name: string;
  value: string;
}

/** The record that a piece of advice names: `Publish TXT example.com "v=spf1 mx ~all"`. */
export function recordIn(advice: string): PublishedRecord | undefined {
  const [, type = '', name = '', value = ''] = /\b(TXT|MX|CNAME) (\S+) "([^"]*)"/.exec(advice) ?? [];
  return type ? { type, name, value } : undefined;
}
