import { createHash } from 'node:crypto';

/**
 * How badly webhooks are to be carried, for tests. Shares go from 0 (never, the default) to 1 (always), each
 * drawn by itself, so that one event may be both late and doubled; a lost one is lost whole.
 */
export interface WebhookFaults {
  /** The same seed gives the same event id the same fate, in every run and every process. */
  seed: string | number;
  /** Lost: never posted, yet in the list of events with its delivery open to see as failed. */
  drop?: number;
  /** Posted twice, the second time after a wait out of `delayMs`. */
  double?: number;
  /** Held back for `reorderMs`, so that what happened after it arrives before it. */
  reorder?: number;
  /** Late by a wait out of `delayMs`. */
  delay?: number;
  /** Shortest and longest wait, in milliseconds. */
  delayMs?: readonly [least: number, most: number];
  reorderMs?: number;
}

/** What becomes of one event: waits in milliseconds for each time it is posted. Empty: lost. */
export type WebhookFate = readonly number[];

const DELAY_MS = [50, 500] as const;
const REORDER_MS = 300;

/** An even draw from 0 up to 1 that depends on seed, purpose and event alone. */
function draw({ seed }: WebhookFaults, purpose: string, eventId: string): number {
  const digest = createHash('sha256').update(`${seed}\n${purpose}\n${eventId}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

export function webhookFate(faults: WebhookFaults, eventId: string): WebhookFate {
  const { drop = 0, double = 0, reorder = 0, delay = 0, delayMs: [least, most] = DELAY_MS } = faults;
  const befalls = (purpose: string, share: number) => draw(faults, purpose, eventId) < share;
  const wait = (purpose: string) => Math.round(least + draw(faults, purpose, eventId) * (most - least));
  if (befalls('drop', drop)) return [];
  const late = befalls('delay', delay) ? wait('first wait') : 0;
  const held = befalls('reorder', reorder) ? (faults.reorderMs ?? REORDER_MS) : 0;
  const first = late + held;
  return befalls('double', double) ? [first, first + wait('second wait')] : [first];
}

/** @throws RangeError for a share outside 0 to 1, or waits that no clock can keep */
export function checkFaults(faults: WebhookFaults): void {
  for (const name of ['drop', 'double', 'reorder', 'delay'] as const) {
    const share = faults[name] ?? 0;
    if (!(share >= 0 && share <= 1))
      throw new RangeError(`faults.${name} must be from 0 to 1, not ${share}.`);
  }
  const [least, most] = faults.delayMs ?? DELAY_MS;
  const waits = [least, most, faults.reorderMs ?? REORDER_MS];
  if (least > most || !waits.every((wait) => Number.isFinite(wait) && wait >= 0)) {
    throw new RangeError(
      'faults.delayMs must be [least, most] in milliseconds; faults.reorderMs, 0 or more.',
    );
  }
}
