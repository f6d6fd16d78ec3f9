import { describe, expect, it } from '@jest/globals';
import { checkFaults, deliveryDelays, type WebhookFaults } from './webhook-faults.js';

const IDS = Array.from({ length: 4000 }, (_, index) => `evt_${index}`);
const fates = (faults: WebhookFaults) => IDS.map((id) => deliveryDelays(faults, id));
const shareOf = (faults: WebhookFaults, is: (fate: readonly number[]) => boolean) =>
  fates(faults).filter(is).length / IDS.length;

describe('webhook faults', () => {
  it('are none by default: one immediate delivery', () => {
    expect(new Set(fates({ seed: 1 }).map(String))).toEqual(new Set(['0']));
  });

  it('are the same for a seed in every run and process, and differ with another seed', () => {
    const faults = { seed: 'a', drop: 0.3, double: 0.3, reorder: 0.3, delay: 0.3 };
    expect(fates(faults)).toEqual(fates({ ...faults }));
    expect(fates(faults)).not.toEqual(fates({ ...faults, seed: 'b' }));
  });

  it('occur as often as configured', () => {
    expect(shareOf({ seed: 7, drop: 0.2 }, (fate) => fate.length === 0)).toBeCloseTo(0.2, 1);
    expect(shareOf({ seed: 7, double: 0.5 }, (fate) => fate.length === 2)).toBeCloseTo(0.5, 1);
    expect(shareOf({ seed: 7, delay: 0.4 }, ([first]) => (first ?? 0) > 0)).toBeCloseTo(0.4, 1);
    expect(shareOf({ seed: 7, reorder: 0.4, reorderMs: 9 }, ([first]) => first === 9)).toBeCloseTo(0.4, 1);
  });

  it('are certain at a probability of one, and independent of each other', () => {
    expect(shareOf({ seed: 7, drop: 1, double: 1 }, (fate) => fate.length === 0)).toBe(1);
    expect(shareOf({ seed: 7, double: 1 }, (fate) => fate.length === 2)).toBe(1);
    const both = { seed: 7, double: 0.5, delay: 0.5 };
    expect(shareOf(both, (fate) => fate.length === 2 && fate[0] !== 0)).toBeCloseTo(0.25, 1);
  });

  it('wait within the given range, with the copy after the first', () => {
    for (const [first = 0, second = 0] of fates({ seed: 3, double: 1, delay: 1, delayMs: [20, 40] })) {
      expect(first).toBeGreaterThanOrEqual(20);
      expect(first).toBeLessThanOrEqual(40);
      expect(second - first).toBeGreaterThanOrEqual(20);
      expect(second - first).toBeLessThanOrEqual(40);
    }
  });

  it.each<Partial<WebhookFaults>>([
    { drop: 1.1 },
    { double: -0.1 },
    { reorder: Number.NaN },
    { delayMs: [40, 20] },
    { delayMs: [-1, 20] },
    { reorderMs: Number.POSITIVE_INFINITY },
  ])('reject an invalid setting: %j', (setting) => {
    expect(() => checkFaults({ seed: 1, ...setting })).toThrow(RangeError);
  });
});
