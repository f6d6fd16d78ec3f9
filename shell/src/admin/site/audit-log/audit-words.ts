import type { AuditEntry } from '@lectern/api-client/admin';

/**
 * What was done, as a sentence goes on after a name and before what it was done to: "Ruth" "refunded" "order 1A2B3C4D".
 * An action that is not here is told by its own name.
 */
const verbs: Record<string, string> = {
  'audit-log.exported': 'downloaded',
  'broadcast.called-back': 'called back',
  'broadcast.cancelled': 'gave up',
  'broadcast.changed': 'changed',
  'broadcast.discarded': 'threw away',
  'broadcast.paused': 'halted',
  'broadcast.resumed': 'went on with',
  'broadcast.sent': 'sent off',
  'broadcast.written': 'wrote',
  'connection.tested': 'tried',
  'job.given-up': 'gave up',
  'job.retried': 'tried again',
  'mail.let-through': 'let letters go again to',
  'mail.resent': 'sent again',
  'message.answered': 'answered',
  'message.called-spam': 'called spam',
  'message.cleared': 'let through',
  'order.address-changed': 'changed the address of',
  'order.link-renewed': 'made a new link for',
  'order.noted': 'wrote a note on',
  'order.refunded': 'refunded',
  'order.resent': 'sent again',
  'orders.exported': 'downloaded',
  'person.erased': 'erased',
  'person.exported': 'downloaded what is kept about',
  'preview.ordered': 'ordered',
  'preview.removed': 'removed',
  'preview.retried': 'tried again',
  'product.added': 'added',
  'product.changed': 'changed',
  'product.created': 'added',
  'product.edition-added': 'gave a new edition to',
  'product.published': 'put on sale',
  'product.unpublished': 'took off sale',
  'settings.changed': 'changed',
  'staff.invited': 'invited',
  'staff.removed': 'removed',
};

const plain = (name: string) => name.replaceAll('-', ' ');

/** `refunded`; of what is not known, its name: `link of old mended`. */
export function verbOf(action: string): string {
  return verbs[action] ?? plain(action.split('.').slice(1).join(' ') || action);
}

/** For a list of all that was ever done: `Order: refunded`. */
export function actionLabel(action: string): string {
  const [kind = '', ...done] = action.split('.');
  const subject = plain(kind);
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${plain(done.join(' ')) || 'done'}`;
}

/** The name alone: the address stands with the details. */
export const nameOf = ({ who }: Pick<AuditEntry, 'who'>): string => who.replace(/ <[^<>]*>$/, '') || who;
