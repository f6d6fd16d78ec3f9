/** Limit of calls per network source: `burst` at once, then one per `everyMs`. */
export interface RateLimit {
  /** Calls that share a name share a count. */
  name: string;
  burst: number;
  everyMs: number;
}

/** Growing waits between attempts that may be guesses, or between emails that may be unwanted. */
export interface GrowingLimit {
  /** Action and counted subject: `sign-in/account`. */
  purpose: string;
  /** Wait after the first attempt, the second …; the last one applies to all further attempts. */
  waitsMs: readonly number[];
}

const MINUTE_MS = 60_000;

export const ATTEMPTS_KEPT = '24 hours';
export const EMAILS_KEPT = '30 days';
export const FORGET_EVERY_MS = 60 * MINUTE_MS;

/** No wait after the first attempts, then a wait that grows by a factor up to its maximum. */
export function growingWaits(free: number, firstMs: number, maxMs: number, factor = 2): number[] {
  const waitsMs = Array<number>(free - 1).fill(0);
  for (let waitMs = firstMs; waitMs < maxMs; waitMs *= factor) waitsMs.push(waitMs);
  return [...waitsMs, maxMs];
}

const MAX_GUESS_WAIT_MS = 15 * MINUTE_MS;

/** A network may hold many people, so it gets more attempts. Waits are short, or an attacker could lock out the owner. */
export const guessLimits = (purpose: string) => ({
  account: { purpose: `${purpose}/account`, waitsMs: growingWaits(5, 30_000, MAX_GUESS_WAIT_MS) },
  source: { purpose: `${purpose}/source`, waitsMs: growingWaits(20, 30_000, MAX_GUESS_WAIT_MS) },
});

/** Waits between requested emails to an address, from 15 minutes to 30 days, so that a form cannot flood a mailbox. */
export const EMAIL_WAITS_MS = growingWaits(1, 15 * MINUTE_MS, 30 * 24 * 60 * MINUTE_MS, 4);

/** Google ignores dots in mailbox names. */
const IGNORES_DOTS = /^(.*)@(gmail|googlemail)\.com$/;

/**
 * The probable mailbox of an address, for counting only: `ruth+books@example.com` belongs to `ruth@example.com`.
 * @param email in lower case
 */
export function mailboxOf(email: string): string {
  if (email.startsWith('"')) return email;
  const bare = email.replace(/^([^+]+)\+.*(?=@)/, '$1');
  return bare.replace(IGNORES_DOTS, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);
}
