/** How often one source of the network may do one thing: so many at once, and then one more in each time. */
export interface RateLimit {
  /** Calls that share a name share a count. */
  name: string;
  burst: number;
  everyMs: number;
}

/** How tries slow down that may be guesses, or emails that somebody may not want: the wait after each. */
export interface GrowingLimit {
  /** What is tried, and by what it is counted: `sign-in/account`. */
  purpose: string;
  /** After the first, the second …; the last goes for all further ones. */
  waitsMs: readonly number[];
}

const MINUTE_MS = 60_000;

/** Nothing for the first tries, then a wait that grows by a factor to its longest. */
export function growingWaits(free: number, firstMs: number, longestMs: number, factor = 2): number[] {
  const waitsMs = Array<number>(free - 1).fill(0);
  for (let waitMs = firstMs; waitMs < longestMs; waitMs *= factor) waitsMs.push(waitMs);
  return [...waitsMs, longestMs];
}

const LONGEST_GUESS_MS = 15 * MINUTE_MS;

/**
 * How a kind of guessing slows down. An account forgives five slips; a network may hold many people, so it gets more.
 * Nobody is locked out for longer than a quarter of an hour, for whoever guesses would then lock out the owner.
 */
export const guessLimits = (purpose: string) => ({
  account: { purpose: `${purpose}/account`, waitsMs: growingWaits(5, 30_000, LONGEST_GUESS_MS) },
  source: { purpose: `${purpose}/source`, waitsMs: growingWaits(20, 30_000, LONGEST_GUESS_MS) },
});

/**
 * How long an address is left alone after the emails it has had: a quarter of an hour, an hour, four, and so on
 * to thirty days. Whoever lost an email gets another soon; whoever types in somebody else's address cannot pester.
 */
export const EMAIL_WAITS_MS = growingWaits(1, 15 * MINUTE_MS, 30 * 24 * 60 * MINUTE_MS, 4);

/** Google's mailboxes are the same with dots and without. */
const WITHOUT_DOTS = /^(.*)@(gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, as far as can be told: `ruth+books@example.com` lies in that of `ruth@example.com`
 * nearly everywhere. For counting only: emails go to the address itself.
 * @param email in small letters
 */
export function mailboxOf(email: string): string {
  if (email.startsWith('"')) return email;
  const bare = email.replace(/^([^+]+)\+.*(?=@)/, '$1');
  return bare.replace(WITHOUT_DOTS, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);
}
