import { createHash } from 'node:crypto';

/**
 * Faults of webhook delivery, for tests. Probabilities go from 0 (never, the default) to 1 (always) and are
 * independent: an event may be both late and duplicated. A dropped event is never delivered at all.
 */
export interface WebhookFaults {
  /** The same seed gives the same event id the same faults, in every run and process. */
  seed: string | number;
  /** Dropped: never sent, and shown as undelivered in the list of events. */
  drop?: number;
  /** Sent twice, the second time after a random delay of `delayMs`. */
  double?: number;
  /** Held for `reorderMs`, so that later events arrive first. */
  reorder?: number;
  /** Delayed by a random time of `delayMs`. */
  delay?: number;
  /** Minimum and maximum delay in milliseconds. */
  delayMs?: readonly [least: number, most: number];
  reorderMs?: number;
}

/** Delays in milliseconds of each delivery of an event. Empty: dropped. */
export type DeliveryDelays = readonly number[];

const DELAY_MS = [50, 500] as const;
const REORDER_MS = 300;

/** Uniform pseudorandom number in [0, 1) from seed, purpose, and event. */
function draw({ seed }: WebhookFaults, purpose: string, eventId: string): number {
  const digest = createHash('sha256').update(`${seed}\n${purpose}\n${eventId}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

export function deliveryDelays(faults: WebhookFaults, eventId: string): DeliveryDelays {
  const { drop = 0, double = 0, reorder = 0, delay = 0, delayMs: [least, most] = DELAY_MS } = faults;
  const befalls = (purpose: string, share: number) => draw(faults, purpose, eventId) < share;
  const wait = (purpose: string) => Math.round(least + draw(faults, purpose, eventId) * (most - least));
  if (befalls('drop', drop)) return [];
  const late = befalls('delay', delay) ? wait('first wait') : 0;
  const held = befalls('reorder', reorder) ? (faults.reorderMs ?? REORDER_MS) : 0;
  const first = late + held;
  return befalls('double', double) ? [first, first + wait('second wait')] : [first];
}

/** @throws RangeError for a probability outside 0 to 1, or invalid delays */
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
