/** Ranks from 1 of values in ascending order; equal values share their mean rank. */
const ranksOf = (sorted: readonly number[]) =>
  sorted.map((value) => (sorted.indexOf(value) + 1 + sorted.lastIndexOf(value) + 1) / 2);

/**
 * Wilcoxon's signed-rank test, two-sided, by the normal approximation, which is good from some twenty pairs on.
 * @param differences of pairs
 * @returns the probability of differences at least as one-sided by chance; 1 if no pair differs
 */
export function signedRankTest(differences: readonly number[]): number {
  const counted = differences
    .filter((difference) => difference !== 0)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  const ranks = ranksOf(counted.map(Math.abs));
  const positive = ranks.reduce((sum, rank, at) => ((counted[at] ?? 0) > 0 ? sum + rank : sum), 0);
  const expected = ranks.reduce((sum, rank) => sum + rank, 0) / 2;
  const deviation = Math.sqrt(ranks.reduce((sum, rank) => sum + rank * rank, 0)) / 2;
  return deviation === 0 ? 1 : erfc(Math.abs(positive - expected) / deviation / Math.SQRT2);
}

/** The complementary error function for x ≥ 0, to seven digits (Abramowitz and Stegun, 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return sum * Math.exp(-x * x);
}
