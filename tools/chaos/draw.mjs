import { createHash } from 'node:crypto';

/**
 * Draws that depend on the seed and on what they are for alone: a run with the same seed has the same buyers and
 * the same kills, whoever is quicker.
 * @param {string} seed
 */
export function drawer(seed) {
  /** From 0 up to 1. @param {...(string | number)} purpose */
  const share = (...purpose) =>
    createHash('sha256')
      .update([seed, ...purpose].join('\n'))
      .digest()
      .readUIntBE(0, 6) /
    2 ** 48;
  return {
    share,
    /** A whole number, both ends included. @param {number} least @param {number} most @param {...(string | number)} purpose */
    between: (least, most, ...purpose) => Math.floor(least + share(...purpose) * (most - least + 1)),
    /**
     * One of several, each as often as its weight says.
     * @template {string} T
     * @param {Record<T, number>} weights
     * @param {...(string | number)} purpose
     * @returns {T}
     */
    pick(weights, ...purpose) {
      const entries = /** @type {[T, number][]} */ (Object.entries(weights));
      let left = share(...purpose) * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new Error('There is nothing to pick from.');
    },
  };
}

/** @typedef {ReturnType<typeof drawer>} Draw */
