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
  'list.exported': 'downloaded',
  'mail.let-through': 'let letters go again to',
  'mail.resent': 'sent again',
  'message.answered': 'answered',
  'message.called-spam': 'called spam',
  'message.cleared': 'let through',
  'message.filed': 'filed',
  'message.moved': 'moved on',
  'message.noted': 'wrote a note on',
  'order.address-changed': 'changed the address of',
  'order.link-made': 'made a new link for',
  'order.note-changed': 'changed a note on',
  'order.noted': 'wrote a note on',
  'order.refunded': 'refunded',
  'order.resent': 'sent again',
  'order.retried': 'tried again',
  'order.sent': 'said is in the post:',
  'orders.exported': 'downloaded',
  'person.erased': 'erased',
  'person.exported': 'downloaded what is kept about',
  'preview.ordered': 'ordered',
  'preview.removed': 'removed',
  'preview.retried': 'tried again',
  'product.brought-back': 'brought back',
  'product.changed': 'changed',
  'product.created': 'added',
  'product.edition-published': 'put out a new edition of',
  'product.put-away': 'put away',
  'product.put-on-sale': 'put on sale',
  'product.released': 'released',
  'product.taken-off-sale': 'took off sale',
  'settings.changed': 'changed',
  'speaking-request.changed': 'changed',
  'speaking-request.moved': 'moved on',
  'staff.invitation-revoked': 'no longer asks',
  'staff.invited': 'invited',
  'staff.joined': 'came to help:',
  'staff.locked-out': 'tried too often to sign in:',
  'staff.passkey-added': 'added a passkey to',
  'staff.passkey-removed': 'removed a passkey of',
  'staff.passkey-renamed': 'renamed a passkey of',
  'staff.password-changed': 'changed the password of',
  'staff.recovery-code-used': 'signed in with a recovery code:',
  'staff.recovery-codes-made': 'made new recovery codes for',
  'staff.removed': 'removed',
  'staff.renamed': 'renamed',
  'staff.role-changed': 'changed the role of',
  'staff.rules-changed': 'changed',
  'staff.second-factor-turned-off': 'turned off the second step of',
  'staff.second-factor-turned-on': 'turned on the second step of',
  'staff.sessions-ended': 'ended sessions of',
  'subscription.end-taken-back': 'took back the end of',
  'subscription.ended': 'ended',
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
