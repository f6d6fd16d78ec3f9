import { Link } from 'wouter';
import { settings as m } from '../messages.js';

/** Subject of an audit entry or job: `{ kind: 'order', id }`. */
interface Subject {
  kind: string;
  id: string;
}

interface SubjectWords {
  /** Noun within a sentence: `order`; the id follows if it means something to people. */
  label: string;
  hasId: boolean;
  /** Its page; undefined if there is none. */
  pathOf?: (id: string) => string;
}

const at = (path: string) => () => `~/admin${path}`;
const below = (path: string) => (id: string) => `~/admin${path}/${encodeURIComponent(id)}`;

/** Kinds with a label or page; an unlisted kind shows its own name. */
const kinds: Record<string, SubjectWords> = {
  order: { label: m.order, hasId: true, pathOf: below('/shop/orders') },
  review: { label: m.aReview, hasId: false, pathOf: at('/shop/reviews') },
  product: { label: m.product, hasId: true, pathOf: below('/shop/products') },
  broadcast: { label: m.theBroadcast, hasId: false, pathOf: below('/letters/broadcasts') },
  message: { label: m.aMessage, hasId: false, pathOf: below('/people/messages') },
  delivery: { label: m.emailSite, hasId: false, pathOf: at('/letters/mail') },
  'mail-list': { label: m.anAddress, hasId: false, pathOf: at('/letters/mail/held-back') },
  preview: { label: m.anAudioPreview, hasId: false, pathOf: at('/audio/previews') },
  previews: { label: m.audioPreviews, hasId: false, pathOf: at('/audio/previews') },
  making: { label: m.anAudioPreview, hasId: false, pathOf: at('/audio/previews') },
  job: { label: m.failedWork, hasId: false, pathOf: at('/site/jobs') },
  connection: { label: m.theConnectionFor, hasId: true, pathOf: at('/site/settings') },
  'audit-log': { label: m.theAuditLog2, hasId: false, pathOf: at('/site/audit-log') },
  staff: { label: m.memberStaff, hasId: false, pathOf: at('/site/staff') },
  invitation: { label: m.anInvitation, hasId: false, pathOf: at('/site/staff') },
  'staff-invitation': { label: m.somebodyToHelp, hasId: false, pathOf: at('/site/staff') },
  'staff-rules': { label: m.askedAllWhoWork, hasId: false, pathOf: at('/site/staff') },
  session: { label: m.aSession, hasId: false },
  subscription: { label: m.readerYourNewsletter, hasId: false },
  subscriber: { label: m.readerYourNewsletter, hasId: false },
  list: { label: m.theListOf, hasId: true },
  receipts: { label: m.theReceiptsOf, hasId: true, pathOf: at('/shop/receipts') },
  orders: { label: m.theListOfOrders, hasId: false, pathOf: at('/shop/orders') },
  'speaking-request': { label: m.aSpeakingRequest, hasId: false, pathOf: at('/people/speaking') },
  refund: { label: m.aRefund, hasId: false },
  reply: { label: m.answerMessage, hasId: false },
  edition: { label: m.aNewEdition, hasId: false },
  person: { label: m.aPerson, hasId: false },
  'payment-intent': { label: m.aPayment, hasId: true },
  assessment: { label: m.aRoadmap, hasId: false },
  download: { label: m.aFreeSample, hasId: false },
  'kit-request': { label: m.aStarterKit, hasId: false },
  notice: { label: m.noticeBook, hasId: false },
  'access-code': { label: m.aCode, hasId: false },
};

const settings: Record<string, { label: string; path: string }> = {
  receipts: { label: m.receiptsAndTax, path: '/shop/receipts' },
  'site-notice': { label: m.noticeAbovePages, path: '/site/settings/notice' },
  'embed-hosts': { label: m.whoMayShowFrames, path: '/site/settings/frames' },
  guarantee: { label: m.howRefundsGo, path: '/site/settings/refunds' },
  'owner-emails': { label: m.yourEmails, path: '/site/settings/emails' },
  'postal-address': { label: m.postalAddress, path: '/site/settings/emails' },
  'consent-words': { label: m.questionAboutBeingCounted, path: '/site/settings/consent' },
};

/** Shortens a UUID to its first part, which is enough to tell rows apart. */
const shortId = (id: string) => (/^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8).toUpperCase() : id);

/** Label of a subject, with the path of its page. */
export function subjectWords({ kind, id }: Subject): { label: string; path: string | undefined } {
  const setting = kind === 'setting' ? settings[id] : undefined;
  if (setting) return { label: setting.label, path: `~/admin${setting.path}` };
  const known = kinds[kind];
  if (!known) return { label: `${kind.replaceAll('-', ' ')} ${shortId(id)}`, path: undefined };
  return { label: known.hasId ? `${known.label} ${shortId(id)}` : known.label, path: known.pathOf?.(id) };
}

/** Label of a subject; a link if it has a page. */
export function SubjectLink({ subject }: { subject: Subject }) {
  const { label, path } = subjectWords(subject);
  return path ? <Link href={path}>{label}</Link> : label;
}
