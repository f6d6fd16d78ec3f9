/** What something was done to, or is about: `{ kind: 'order', id }`. */
export interface Subject {
  kind: string;
  id: string;
}

interface SubjectWords {
  /** As a sentence goes on: `order`; the id follows where it says something to people. */
  label: string;
  hasId: boolean;
  /** Where it is looked at; undefined where there is no such page. */
  pathOf?: (id: string) => string;
}

const at = (path: string) => () => `~/admin${path}`;
const below = (path: string) => (id: string) => `~/admin${path}/${encodeURIComponent(id)}`;

/** Kinds that the dashboard has words and pages for; what is not here is named as the program names it. */
const kinds: Record<string, SubjectWords> = {
  order: { label: 'order', hasId: true, pathOf: below('/shop/orders') },
  product: { label: 'product', hasId: true, pathOf: below('/shop/products') },
  broadcast: { label: 'the letter', hasId: false, pathOf: below('/letters/broadcasts') },
  message: { label: 'a message', hasId: false, pathOf: below('/people/messages') },
  delivery: { label: 'a letter of the site', hasId: false, pathOf: at('/letters/mail') },
  'mail-list': { label: 'an address', hasId: false, pathOf: at('/letters/mail/held-back') },
  preview: { label: 'an audio preview', hasId: false, pathOf: at('/audio/previews') },
  previews: { label: 'audio previews', hasId: false, pathOf: at('/audio/previews') },
  making: { label: 'an audio preview', hasId: false, pathOf: at('/audio/previews') },
  job: { label: 'failed work', hasId: false, pathOf: at('/site/jobs') },
  connection: { label: 'the connection for', hasId: true, pathOf: at('/site/settings') },
  'audit-log': { label: 'the audit log', hasId: false, pathOf: at('/site/audit-log') },
  staff: { label: 'a member of the staff', hasId: false, pathOf: at('/site/staff') },
  invitation: { label: 'an invitation', hasId: false, pathOf: at('/site/staff') },
  'staff-invitation': { label: 'somebody to help', hasId: false, pathOf: at('/site/staff') },
  'staff-rules': { label: 'what is asked of all who work here', hasId: false, pathOf: at('/site/staff') },
  session: { label: 'a session', hasId: false },
  subscription: { label: 'a reader of your letters', hasId: false },
  subscriber: { label: 'a reader of your letters', hasId: false },
  list: { label: 'the list of', hasId: true },
  orders: { label: 'the list of orders', hasId: false, pathOf: at('/shop/orders') },
  'speaking-request': { label: 'a speaking request', hasId: false, pathOf: at('/people/speaking') },
  refund: { label: 'a refund', hasId: false },
  reply: { label: 'an answer to a message', hasId: false },
  edition: { label: 'a new edition', hasId: false },
  person: { label: 'a person', hasId: false },
  'payment-intent': { label: 'a payment', hasId: true },
  assessment: { label: 'a roadmap', hasId: false },
  download: { label: 'a free sample', hasId: false },
  'kit-request': { label: 'a starter kit', hasId: false },
  notice: { label: 'a notice of a book', hasId: false },
  'access-code': { label: 'a code', hasId: false },
};

const settings: Record<string, { label: string; path: string }> = {
  'site-notice': { label: 'the notice above the pages', path: '/site/settings/notice' },
  'embed-hosts': { label: 'who may show the frames', path: '/site/settings/frames' },
  'consent-words': { label: 'the question about being counted', path: '/site/settings/consent' },
};

/** Long ids by their beginning: that is enough to tell one from another. */
const shortId = (id: string) => (/^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8).toUpperCase() : id);

/** A subject in words, with the page where it is looked at. */
export function subjectWords({ kind, id }: Subject): { label: string; path: string | undefined } {
  const setting = kind === 'setting' ? settings[id] : undefined;
  if (setting) return { label: setting.label, path: `~/admin${setting.path}` };
  const known = kinds[kind];
  if (!known) return { label: `${kind.replaceAll('-', ' ')} ${shortId(id)}`, path: undefined };
  return { label: known.hasId ? `${known.label} ${shortId(id)}` : known.label, path: known.pathOf?.(id) };
}
