import type { FailedJob } from '@lectern/api-client/admin';
import type { StatusWords } from '../../components/index.js';
import { kindOf } from '../../emails/email-words.js';
import { localTime } from '../../formats.js';
import { say } from '../../say.js';
import { settings as m } from '../../messages.js';

/** Labels of jobs, and the consequence of discarding each; email jobs are in the emails folder. */
const kinds: Record<string, { label: string; without: string }> = {
  'announce-releases': { label: m.tellWhoAskedBook, without: m.theyAreToldAt },
  'announce-edition': { label: m.tellPastBuyersNew, without: m.thoseWhoHaveNot },
  'ask-about-late-emails': { label: m.askAboutLateEmails, without: m.doneAtNextTurn },
  'ask-for-reviews': { label: m.askWhatReadersThink, without: m.doneAtNextTurn },
  'count-books-in-common': { label: m.countReadersInCommon, without: m.doneAtNextTurn },
  'decide-requested-email': { label: m.seeWhetherEmailOwed, without: m.whoAskedGetsNone },
  'deliver-order': { label: m.makeFilesPurchaseReady, without: m.buyerHasPaidDoes },
  'fold-row-counts': { label: m.addUpCounts, without: m.doneAtNextTurn },
  'forget-assessments': { label: m.forgetOldAssessments, without: m.doneAtNextTurn },
  'forget-closed-jobs': { label: m.tidyUpDone, without: m.doneAtNextTurn },
  'forget-old-deliveries': { label: m.forgetOldRecordsMail, without: m.doneAtNextTurn },
  'forget-old-leads': { label: m.forgetOldLeads, without: m.doneAtNextTurn },
  'forget-old-records': { label: m.forgetOldRecordsSales, without: m.doneAtNextTurn },
  'forget-preview-wishes': { label: m.forgetOldRequestsFor, without: m.doneAtNextTurn },
  'forget-sources': { label: m.forgetWhereVisitorsCame, without: m.doneAtNextTurn },
  'forget-suspected': { label: m.forgetOldSpam, without: m.doneAtNextTurn },
  'forget-unconfirmed': { label: m.forgetSignUpsNobody, without: m.doneAtNextTurn },
  'forget-unconfirmed-notices': { label: m.forgetRequestsNobodyConfirmed, without: m.doneAtNextTurn },
  'forget-unpaid-orders': { label: m.forgetOrdersNobodyPaid, without: m.doneAtNextTurn },
  'forget-kept-letters': { label: m.forgetOldKeptEmails, without: m.doneAtNextTurn },
  'gather-owner-digests': { label: m.gatherOwnerDigests, without: m.doneAtNextTurn },
  'gather-suspected': { label: m.gatherMessagesWereHeld, without: m.theyAreGatheredAt },
  'issue-receipts': { label: m.giveReceiptsNumbers, without: m.doneAtNextTurn },
  'make-refund': { label: m.refundABuyer, without: m.moneyNotRefundedLook },
  'make-personal-copies': { label: m.makePersonalCopies, without: m.buyerKeepsOriginal },
  'make-preview': { label: m.speakAnAudioPreview, without: m.thePreviewStaysUnfinished },
  'remind-of-checkouts': { label: m.remindOfPurchases, without: m.doneAtNextTurn },
  'remove-personal-copies': { label: m.removePersonalCopies, without: m.doneAtNextTurn },
  'remove-recording': { label: m.removeARecording, without: m.fileStaysNobodyLed },
  'remove-unclaimed-files': { label: m.removeFilesNobodyKept, without: m.doneAtNextTurn },
  'replay-events': { label: m.lookForPaymentsNobody, without: m.doneAtNextTurn },
  'send-broadcast-batch': { label: m.sendYourBroadcastNext, without: m.thoseWhoDoNot },
  'settle-payment': { label: m.lookHowPaymentStands, without: m.orderStaysAsUntil },
  'settle-tax': { label: m.askStripeForTax, without: m.taxStaysUnknown },
  'start-broadcast': { label: m.beginSendYourBroadcast, without: m.broadcastDoesNotGo },
  'sweep-card-fees': { label: m.askStripeForCardFees, without: m.doneAtNextTurn },
  'sweep-payments': { label: m.lookHowOpenPayments, without: m.doneAtNextTurn },
};

/** An unlisted job shows its own name. */
export function jobLabel(job: string): string {
  const email = kindOf({ letter: job });
  const isEmail = email !== job.replaceAll('-', ' ');
  return (
    kinds[job]?.label ?? (isEmail ? say(m.email, { email }) : email.charAt(0).toUpperCase() + email.slice(1))
  );
}

/** Consequence of discarding the job. */
export const withoutJob = (job: string): string => kinds[job]?.without ?? m.notDoneAnyMore;

export function jobState({ state, nextTryAt }: FailedJob): StatusWords {
  if (state === 'trying') return { label: m.beingTried, tone: 'busy' };
  if (state === 'resting' && nextTryAt)
    return { label: say(m.nextTry, { nextTryAt: localTime(nextTryAt) }), tone: 'caution' };
  return { label: m.waitsForYou, tone: 'danger' };
}
