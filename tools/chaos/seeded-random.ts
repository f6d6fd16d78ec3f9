import { createHash } from 'node:crypto';

/** Random values that depend only on seed and purpose, so a seed repeats a run even if calls change order. */
export class SeededRandom {
  constructor(private readonly seed: string) {}

  /** From 0 to below 1. */
  share(...purpose: (string | number)[]): number {
    const hash = createHash('sha256').update([this.seed, ...purpose].join('\n'));
    return hash.digest().readUIntBE(0, 6) / 2 ** 48;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number, ...purpose: (string | number)[]): number {
    return Math.floor(least + this.share(...purpose) * (most - least + 1));
  }

  /** One of several names, as often as its weight. */
  pick<Name extends string>(weights: Record<Name, number>, ...purpose: (string | number)[]): Name {
    const entries = Object.entries(weights) as [Name, number][];
    let left = this.share(...purpose) * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    throw new Error('All weights are 0.');
  }
}
