import { Link } from 'wouter';
import { settings as m } from '../messages.js';

/** Subject of an audit entry or job: `{ kind: 'order', id }`. */
interface Subject {
  kind: string;
  id: string;
}

const at = (path: string) => () => path;
const below = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;

const pages: Record<string, (id: string) => string> = {
  order: below('/shop/orders'),
  review: at('/shop/reviews'),
  product: below('/shop/products'),
  broadcast: below('/letters/broadcasts'),
  message: below('/people/messages'),
  delivery: at('/letters/mail'),
  'mail-list': at('/letters/mail/held-back'),
  picture: below('/site/pictures'),
  preview: at('/audio/previews'),
  previews: at('/audio/previews'),
  making: at('/audio/previews'),
  job: at('/site/jobs'),
  connection: at('/site/settings'),
  'audit-log': at('/site/audit-log'),
  backup: at('/site/backups'),
  archive: at('/moving'),
  import: below('/moving/imports'),
  payments: at('/site/backups'),
  staff: at('/site/staff'),
  invitation: at('/site/staff'),
  'staff-invitation': at('/site/staff'),
  'staff-rules': at('/site/staff'),
  receipts: at('/shop/receipts'),
  orders: at('/shop/orders'),
  'speaking-request': at('/people/speaking'),
};

const settingPages: Record<string, string> = {
  receipts: '/shop/receipts',
  'site-notice': '/site/settings/notice',
  'embed-hosts': '/site/settings/frames',
  guarantee: '/site/settings/refunds',
  'owner-emails': '/site/settings/emails',
  'postal-address': '/site/settings/emails',
  'click-counting': '/site/settings/emails',
  'consent-words': '/site/settings/consent',
};

/** Kinds whose id means something to people. */
const kindsWithId = ['order', 'product', 'connection', 'list', 'receipts', 'payment-intent'];

const labels: Record<string, string> = m.subjects;
const settingLabels: Record<string, string> = m.settingNames;

/** Shortens a UUID to its first part, which is enough to tell rows apart. */
const shortId = (id: string) => (/^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8).toUpperCase() : id);

/** Label of a subject, with the path of its page. An unlisted kind shows its own name. */
export function subjectWords({ kind, id }: Subject): { label: string; path: string | undefined } {
  const settingLabel = kind === 'setting' ? settingLabels[id] : undefined;
  const path = settingLabel ? settingPages[id] : pages[kind]?.(id);
  const label = settingLabel ?? labels[kind] ?? kind.replaceAll('-', ' ');
  const hasId = !settingLabel && (!labels[kind] || kindsWithId.includes(kind));
  return { label: hasId ? `${label} ${shortId(id)}` : label, path: path && `~/admin${path}` };
}

export function SubjectLink({ subject }: { subject: Subject }) {
  const { label, path } = subjectWords(subject);
  return path ? <Link href={path}>{label}</Link> : label;
}
