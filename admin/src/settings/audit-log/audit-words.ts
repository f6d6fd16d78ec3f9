import type { AuditEntry } from '@lectern/api-client/admin';
import { settings as m } from '../../messages.js';

/**
 * Verb between the name and the subject: "Ruth" "refunded" "order 1A2B3C4D". An unlisted action shows its own
 * name.
 */
const verbs: Record<string, string> = {
  'audit-log.exported': m.downloaded,
  'broadcast.called-back': m.calledBack,
  'broadcast.cancelled': m.gaveUp,
  'broadcast.changed': m.changed,
  'broadcast.discarded': m.threwAway,
  'broadcast.paused': m.halted,
  'broadcast.resumed': m.wentOnWith,
  'broadcast.sent': m.sentOff,
  'broadcast.written': m.wrote,
  'connection.tested': m.tried,
  'job.given-up': m.threwAway,
  'job.retried': m.triedAgain,
  'late-emails.discarded': m.discardedLate,
  'late-emails.sent': m.sentLate,
  'list.exported': m.downloaded,
  'mail.let-through': m.letEmailsGoAgain,
  'mail.resent': m.sentAgain,
  'message.answered': m.answered,
  'message.called-spam': m.calledSpam,
  'message.cleared': m.letThrough,
  'message.filed': m.filed,
  'message.moved': m.movedOn,
  'message.noted': m.wroteANoteOn,
  'order.address-changed': m.changedTheAddressOf,
  'order.link-made': m.madeNewLinkFor,
  'order.note-changed': m.changedANoteOn,
  'order.payment-refunded': m.refundedAPaymentOf,
  'order.noted': m.wroteANoteOn,
  'order.refund-declined': m.declinedRefund,
  'order.refund-requested': m.askedForRefund,
  'order.refunded': m.refunded,
  'order.resent': m.sentAgain,
  'order.retried': m.triedAgain,
  'order.sent': m.saidPost,
  'orders.exported': m.downloaded,
  'person.erased': m.erased,
  'person.exported': m.downloadedKeptAbout,
  'preview.ordered': m.ordered,
  'preview.removed': m.removed,
  'preview.retried': m.triedAgain,
  'product.brought-back': m.broughtBack,
  'product.changed': m.changed,
  'product.copies-turned-off': m.turnedOffCopies,
  'product.copies-turned-on': m.turnedOnCopies,
  'product.created': m.added,
  'product.edition-published': m.putOutNewEdition,
  'product.put-away': m.putAway,
  'product.put-on-sale': m.putOnSale,
  'product.released': m.released,
  'product.taken-off-sale': m.tookOffSale,
  'review.approved': m.putOnPage,
  'review.declined': m.keptOffPage,
  'receipts.exported': m.downloaded,
  'settings.changed': m.changed,
  'speaking-request.changed': m.changed,
  'speaking-request.moved': m.movedOn,
  'staff.email-changed': m.changedTheEmailOf,
  'staff.invitation-revoked': m.noLongerAsks,
  'staff.invited': m.invited,
  'staff.joined': m.cameToHelp,
  'staff.locked-out': m.triedTooOftenSign,
  'staff.passkey-added': m.addedAPasskeyTo,
  'staff.passkey-removed': m.removedAPasskeyOf,
  'staff.passkey-renamed': m.renamedAPasskeyOf,
  'staff.password-changed': m.changedThePasswordOf,
  'staff.proof-failed': m.failedToProve,
  'staff.recovery-code-used': m.signedWithRecoveryCode,
  'staff.recovery-codes-made': m.madeNewRecoveryCodes,
  'staff.removed': m.removed,
  'staff.renamed': m.renamed,
  'staff.role-changed': m.changedTheRoleOf,
  'staff.rules-changed': m.changed,
  'staff.second-factor-turned-off': m.turnedOffSecondStep,
  'staff.second-factor-turned-on': m.turnedOnSecondStep,
  'staff.sessions-ended': m.endedSessionsOf,
  'staff.sign-in-failed': m.triedInVain,
  'staff.sign-in-reset': m.resetSignInOf,
  'staff.signed-in': m.signedInAs,
  'subscription.end-taken-back': m.tookBackEnd,
  'subscription.ended': m.ended,
};

const plain = (name: string) => name.replaceAll('-', ' ');

/** `refunded`; an unlisted action is its name with spaces: `link of old mended`. */
export function verbOf(action: string): string {
  return verbs[action] ?? plain(action.split('.').slice(1).join(' ') || action);
}

/** Filter option: `Order: refunded`. */
export function actionLabel(action: string): string {
  const [kind = '', ...done] = action.split('.');
  const subject = plain(kind);
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${plain(done.join(' ')) || m.somethingDone}`;
}

/** Name without the address, which is in the details. */
export const nameOf = ({ who }: Pick<AuditEntry, 'who'>): string => who.replace(/ <[^<>]*>$/, '') || who;
