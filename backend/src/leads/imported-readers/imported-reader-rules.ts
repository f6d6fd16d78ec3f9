import type { SubscriptionStatus } from '../newsletter/newsletter-rules.js';

/** State at the other service. `bounced`: taken off the list because emails came back. */
export type ImportedState = 'subscribed' | 'unsubscribed' | 'bounced' | 'complained';

/** Record of a consent that another service kept. */
export interface ImportedConsent {
  /** ISO 8601, in UTC. */
  at: string;
  /** Address that the request came from. */
  ip: string | null;
  /** Form or page. */
  page: string | null;
}

export interface ImportedReader {
  /** In lower case. */
  email: string;
  state: ImportedState;
  /** When it ended or was blocked, ISO 8601; null if unknown. */
  endedAt: string | null;
  consent: ImportedConsent | null;
  /** Null for all. */
  topics: string[] | null;
  /** Other columns, by name. */
  details: Readonly<Record<string, string>>;
}

/** Known facts about an address before its row. */
export interface KnownReader {
  id: string;
  status: SubscriptionStatus;
  topics: string[] | null;
  askedAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
  /** Set if an import made it; otherwise the reader signed up here. */
  origin: ReaderOrigin | null;
}

export interface ReaderOrigin {
  source: string;
  consent: ImportedConsent | null;
  details: Readonly<Record<string, string>>;
}

export interface ReaderFacts {
  known: KnownReader | undefined;
  isSuppressed: boolean;
  /** Erased here at their own request. */
  isErased: boolean;
  /** Has got a confirmation request because of an import. */
  wasAsked: boolean;
}

export interface ReaderChoices {
  source: string;
  /** Request a confirmation from addresses without a proof of consent. */
  asksOthers: boolean;
}

export type ReaderEffect = 'subscribe' | 'ask' | 'note' | 'end' | 'suppress' | 'none';

export interface ReaderDecision {
  effect: ReaderEffect;
  outcome: 'new' | 'updated' | 'unchanged' | 'skipped';
  code?: string;
}

const skip = (code: string): ReaderDecision => ({ effect: 'none', outcome: 'skipped', code });
const unchanged = (code?: string): ReaderDecision => ({
  effect: 'none',
  outcome: 'unchanged',
  ...(code ? { code } : {}),
});

/** Whether the reader confirmed here after the other service had ended it. */
const cameBackHere = (known: KnownReader | undefined, endedAt: string | null): boolean =>
  known?.status === 'confirmed' && !known.origin && endedAt !== null && (known.confirmedAt ?? '') > endedAt;

function decideEnd({ state, endedAt }: ImportedReader, { known, isSuppressed }: ReaderFacts): ReaderDecision {
  if (cameBackHere(known, endedAt)) return skip('CONFIRMED_HERE_SINCE');
  // A new address is only kept to stay out.
  const outcome = known ? 'updated' : 'skipped';
  if (state !== 'unsubscribed') {
    const code = state === 'bounced' ? 'STAYS_OUT_BOUNCED' : 'STAYS_OUT_COMPLAINED';
    return isSuppressed ? unchanged(code) : { effect: 'suppress', outcome, code };
  }
  if (known?.status === 'ended') return unchanged('STAYS_OUT_LEFT');
  return { effect: 'end', outcome, code: 'STAYS_OUT_LEFT' };
}

const isSameOrigin = (origin: ReaderOrigin, { consent, details }: ImportedReader, source: string): boolean =>
  JSON.stringify([origin.source, origin.consent, Object.entries(origin.details).sort()]) ===
  JSON.stringify([source, consent, Object.entries(details).sort()]);

/**
 * Effect of an imported row. An address that unsubscribed, bounced or complained, here or there, stays out for good; only
 * a proof of consent subscribes.
 */
export function decideReader(
  reader: ImportedReader,
  facts: ReaderFacts,
  { source, asksOthers }: ReaderChoices,
): ReaderDecision {
  const { known, isSuppressed, isErased, wasAsked } = facts;
  if (isErased) return skip('ERASED');
  if (reader.state !== 'subscribed') return decideEnd(reader, facts);
  if (isSuppressed) return skip('STAYS_OUT_BOUNCED');
  if (known?.status === 'ended' || known?.endedAt) return skip('STAYS_OUT_LEFT');
  if (known?.status === 'confirmed') {
    if (known.origin && isSameOrigin(known.origin, reader, source)) return unchanged('SUBSCRIBED_ALREADY');
    return { effect: 'note', outcome: 'updated', code: 'SUBSCRIBED_ALREADY' };
  }
  if (reader.consent) return { effect: 'subscribe', outcome: known ? 'updated' : 'new' };
  if (known) return unchanged('WAITS_FOR_CONFIRMATION');
  if (wasAsked) return skip('ASKED_BEFORE');
  return asksOthers ? { effect: 'ask', outcome: 'new', code: 'ASKED' } : skip('NO_PROOF');
}
