/** Ranks from 1 on, of values in ascending order; equal ones share the middle of theirs. @param {number[]} sorted */
const ranksOf = (sorted) =>
  sorted.map((value) => (sorted.indexOf(value) + 1 + sorted.lastIndexOf(value) + 1) / 2);

/**
 * How likely differences at least so lopsided are where there is none: Wilcoxon's signed-rank test, two-sided, by the normal
 * approximation, which is good from some twenty pairs on. It asks for no shape of the times but that of a difference.
 * @param {number[]} differences of pairs
 * @returns {number} from 0 to 1; 1 where no two differ
 */
export function signedRankTest(differences) {
  const counted = differences
    .filter((difference) => difference !== 0)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  const ranks = ranksOf(counted.map(Math.abs));
  const upwards = ranks.reduce(
    (sum, rank, at) => (/** @type {number} */ (counted[at]) > 0 ? sum + rank : sum),
    0,
  );
  const expected = ranks.reduce((sum, rank) => sum + rank, 0) / 2;
  const deviation = Math.sqrt(ranks.reduce((sum, rank) => sum + rank * rank, 0)) / 2;
  return deviation === 0 ? 1 : erfc(Math.abs(upwards - expected) / deviation / Math.SQRT2);
}

/** The complementary error function, to seven digits (Abramowitz and Stegun, 7.1.26). @param {number} x from 0 on */
function erfc(x) {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return sum * Math.exp(-x * x);
}
