/** Meaning of a column. `note`: kept with the subscription. */
export const SUBSCRIBER_TARGETS = [
  'email',
  'state',
  'unsubscribed',
  'endedAt',
  'endReason',
  'bouncedAt',
  'complainedAt',
  'consentAt',
  'consentIp',
  'consentPage',
  'tags',
  'note',
  'ignore',
] as const;

export type SubscriberTarget = (typeof SUBSCRIBER_TARGETS)[number];

export type SubscriberMapping = Readonly<Record<string, SubscriberTarget>>;

/** Targets that several columns may have. */
export const SHARED_TARGETS: readonly SubscriberTarget[] = ['note', 'ignore', 'tags'];

interface KnownSource {
  source: string;
  /** Columns by which its files are recognized, in lower case. */
  marks: readonly string[];
  columns: SubscriberMapping;
}

/** By column in lower case; all others are notes. */
const SOURCES: readonly KnownSource[] = [
  {
    source: 'mailchimp',
    marks: ['member_rating', 'optin_time', 'leid'],
    columns: {
      'email address': 'email',
      optin_time: 'consentAt',
      optin_ip: 'consentIp',
      unsub_time: 'endedAt',
      unsub_reason: 'endReason',
      clean_time: 'bouncedAt',
      tags: 'tags',
      member_rating: 'ignore',
      latitude: 'ignore',
      longitude: 'ignore',
      gmtoff: 'ignore',
      dstoff: 'ignore',
      timezone: 'ignore',
      cc: 'ignore',
      region: 'ignore',
      last_changed: 'ignore',
      leid: 'ignore',
      euid: 'ignore',
    },
  },
  {
    source: 'substack',
    marks: ['email', 'active_subscription'],
    columns: {
      email: 'email',
      email_disabled: 'unsubscribed',
      created_at: 'consentAt',
      active_subscription: 'note',
      plan: 'note',
      expiry: 'note',
    },
  },
  {
    source: 'ghost',
    marks: ['email', 'subscribed_to_emails'],
    columns: {
      id: 'ignore',
      email: 'email',
      subscribed_to_emails: 'state',
      created_at: 'consentAt',
      deleted_at: 'endedAt',
      labels: 'tags',
      tiers: 'note',
      stripe_customer_id: 'ignore',
    },
  },
];

/** Names of columns in other tables, English and German. */
const GUESSES: readonly (readonly [RegExp, SubscriberTarget])[] = [
  [/^e-?mail([ _-]?(address|adresse))?$/i, 'email'],
  [/complain|spam|beschwerde/i, 'complainedAt'],
  [/bounce|cleaned/i, 'bouncedAt'],
  [/unsub|opt[ _-]?out|abgemeldet|abmeld/i, 'endedAt'],
  [/opt[ _-]?in|consent|confirm|einwilligung|bestätig/i, 'consentAt'],
  [/^(sub\w* )?(status|state)$|^subscribed$/i, 'state'],
  [/^(tags?|labels?|groups?|gruppen?)$/i, 'tags'],
];

const IS_ADDRESS = /(ip|address|adresse)$/i;

function guess(column: string): SubscriberTarget {
  const target = GUESSES.find(([name]) => name.test(column))?.[1] ?? 'note';
  return target === 'consentAt' && IS_ADDRESS.test(column) ? 'consentIp' : target;
}

export function sourceOf(columns: readonly string[]): string {
  const names = new Set(columns.map((column) => column.toLowerCase()));
  return SOURCES.find(({ marks }) => marks.every((mark) => names.has(mark)))?.source ?? 'csv';
}

/** Proposed meaning of each column. @param samples first rows of a table without column names */
export function proposeMapping(
  source: string,
  columns: readonly string[],
  samples: readonly (readonly string[])[],
): SubscriberMapping {
  const known = SOURCES.find((each) => each.source === source)?.columns;
  const used = new Set<SubscriberTarget>();
  const propose = (column: string, at: number): SubscriberTarget => {
    const name = column.toLowerCase();
    if (known) return (Object.hasOwn(known, name) ? known[name] : undefined) ?? 'note';
    if (samples.some((row) => /^[^\s@]+@[^\s@]+$/.test(row[at] ?? ''))) return 'email';
    return guess(column);
  };
  const entries = columns.map((column, at) => {
    const target = propose(column, at);
    const isFree = SHARED_TARGETS.includes(target) || !used.has(target);
    used.add(target);
    return [column, isFree ? target : 'note'] as const;
  });
  return Object.fromEntries(entries);
}
