import type { Delivery, DeliveryStatus } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { emails as m } from '../messages.js';

interface MailStatusWords extends StatusWords {
  meaning: string;
}

export const statusWords: Record<DeliveryStatus, MailStatusWords> = {
  queued: { label: m.waits, tone: 'busy', meaning: m.sentMoment },
  failing: { label: m.notThroughYet, tone: 'caution', meaning: m.wasTriedVainTried },
  sent: { label: m.sent, tone: 'good', meaning: m.mailServerHasTaken },
  accepted: { label: m.arrived, tone: 'good', meaning: m.mailServerItsReader },
  bounced: { label: m.cameBack, tone: 'danger', meaning: m.mailServerItsReaderDoes },
  complained: { label: m.calledSpam, tone: 'danger', meaning: m.itsReaderHasSaid },
  suppressed: { label: m.heldBack, tone: 'caution', meaning: m.wasNotSentEmails },
  withdrawn: { label: m.notNeeded, tone: 'neutral', meaning: m.wasNotSentWas },
};

export const statusOf = ({ status, failures }: Delivery): DeliveryStatus =>
  status === 'queued' && failures > 0 ? 'failing' : status;

const LATE: MailStatusWords = { label: m.late, tone: 'caution', meaning: m.lateMeaning };

const KEPT: MailStatusWords = { label: m.keptNotSent, tone: 'caution', meaning: m.keptMeaning };

export function standingOf(delivery: Delivery): MailStatusWords {
  if (delivery.isLate) return LATE;
  return delivery.isKept && delivery.status === 'sent' ? KEPT : statusWords[statusOf(delivery)];
}

/** Kinds of emails, by the names of their jobs. */
const kinds: Record<string, string> = {
  'acknowledge-message': m.answerMessageContactPage,
  'answer-message': m.yourAnswerMessage,
  'ask-for-yes': m.questionWhetherSomebodyWants,
  'broadcast-copy': m.yourBroadcastAllReaders,
  'pass-message-on': m.messageContactPageYou,
  'send-checkout-reminder': m.reminderOfCheckout,
  'send-access-code': m.codeOpensRoadmapAgain,
  'send-dispatch-mail': m.noteParcelPost,
  'send-free-download': m.freeSample,
  'send-guarantee-mail': m.answerToRefundRequest,
  'send-kit': m.starterKit,
  'send-notice-question': m.questionWhetherSomebodyWantsHear,
  'send-order-mail': m.booksOfAPurchase,
  'send-password-link': m.linkChooseNewPassword,
  'send-part-refund-mail': m.notePartPaymentWas,
  'send-refund-returned-mail': m.refundReturned,
  'send-purchases': m.allBooksBuyer,
  'send-refund-mail': m.noteOfARefund,
  'send-renewed-link': m.newDownloadLink,
  'send-review-request': m.questionWhatReaderThinks,
  'send-roadmap': m.roadmapLegalCompanion,
  'send-to-device': m.bookToAKindle,
  'send-staff-email-code': m.codeForNewSignInEmail,
  'send-staff-invitation': m.invitationToHelp,
  'tell-account-change': m.noteAccountStaffWas,
  'tell-of-subscriber': m.newsNewReaderYou,
  'tell-of-suspected': m.messagesWereHeldBack,
  'tell-of-review': m.reviewToYou,
  'tell-owner': m.newsOrderYou,
  'tell-owner-of-guarantee': m.newsOrderYou,
  'tell-owner-of-payment': m.newsOrderYou,
  'tell-release': m.newsBookOut,
  'send-series-letter': m.emailYourWelcomeSeries,
  'tell-edition': m.newsNewEditionPast,
  'tell-of-copy-fault': m.fileWithoutCopies,
  'tell-of-late-emails': m.newsLateEmails,
  'tell-of-refused-sender': m.refusedSender,
  'tell-of-sale': m.newsSaleYou,
  'send-owner-digest': m.newsOfDayYou,
  'test-broadcast': m.testYourBroadcastYou,
  'welcome-subscriber': m.welcomeToYourNewsletter,
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
