import type { Delivery, DeliveryStatus } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { emails as m } from '../messages.js';

interface MailStatusWords extends StatusWords {
  meaning: string;
}

export const statusWords: Record<DeliveryStatus, MailStatusWords> = {
  queued: { ...m.states.queued, tone: 'busy' },
  failing: { ...m.states.failing, tone: 'caution' },
  sent: { ...m.states.sent, tone: 'good' },
  accepted: { ...m.states.accepted, tone: 'good' },
  bounced: { ...m.states.bounced, tone: 'danger' },
  complained: { ...m.states.complained, tone: 'danger' },
  suppressed: { ...m.states.suppressed, tone: 'caution' },
  withdrawn: { ...m.states.withdrawn, tone: 'neutral' },
};

export const statusOf = ({ status, failures }: Delivery): DeliveryStatus =>
  status === 'queued' && failures > 0 ? 'failing' : status;

export function badgeOf(delivery: Delivery): MailStatusWords {
  if (delivery.isLate) return { ...m.states.late, tone: 'caution' };
  if (delivery.isKept && delivery.status === 'sent') return { ...m.states.kept, tone: 'caution' };
  return statusWords[statusOf(delivery)];
}

const kinds: Record<string, string> = {
  ...m.kinds,
  'tell-owner-of-guarantee': m.kinds['tell-owner'],
  'tell-owner-of-payment': m.kinds['tell-owner'],
};

/** Label of an email; an unknown kind shows its job name. */
export const kindOf = ({ letter }: Pick<Delivery, 'letter'>): string =>
  kinds[letter] ?? letter.replaceAll('-', ' ');

/** Whether the owner can resend it; a delivered email or one reported as spam cannot be resent. */
export const maySendAgain = (delivery: Delivery): boolean =>
  delivery.isLate || ['failing', 'bounced', 'suppressed'].includes(statusOf(delivery));

interface PublishedRecord {
  type: string;
  name: string;
  value: string;
}

/** Parses the record in a hint: `Publish TXT example.com "v=spf1 mx ~all"`. */
export function recordIn(advice: string): PublishedRecord | undefined {
  const [, type = '', name = '', value = ''] = /\b(TXT|MX|CNAME) (\S+) "([^"]*)"/.exec(advice) ?? [];
  return type ? { type, name, value } : undefined;
}
