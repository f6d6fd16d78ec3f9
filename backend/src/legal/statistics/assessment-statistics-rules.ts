/** So few that somebody might be recognised. */
const FEW = 5;

/** A count as it may be told: from `from` to `to`, both included. */
interface VeiledCount {
  from: number;
  to: number;
  /** In words: “fewer than 5”, “10 to 14”. */
  words: string;
}

/**
 * Counts are told in fives. Were the large ones exact, one that is held back could be found by taking the others from the
 * sum, and one more answer would show where it came from.
 */
export function veiledCount(count: number): VeiledCount {
  const from = Math.floor(count / FEW) * FEW;
  const to = from + FEW - 1;
  return { from, to, words: from === 0 ? `fewer than ${FEW}` : `${from} to ${to}` };
}
