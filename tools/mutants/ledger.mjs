import { readFile } from 'node:fs/promises';

/** Of a change that no test can notice, or that nobody would miss: why. */
/** @typedef {{ file: string, within: string, before: string, after: string, why: string }} Explanation */
/** @typedef {import('./mutants-run.mjs').Fate} Fate */

/** @returns {Promise<Explanation[]>} */
export const readLedger = async () =>
  JSON.parse(await readFile(new URL('./explained.json', import.meta.url), 'utf8'));

/** @param {Pick<Explanation, 'file' | 'within' | 'before' | 'after'>} change */
const nameOf = ({ file, within, before, after }) => JSON.stringify([file, within, before, after]);

/** @param {Fate} fate */
export const isAlive = ({ fate }) => fate === 'lives' || fate === 'unseen';

/**
 * Holds what was not noticed against what is explained.
 * @param {Fate[]} fates
 * @param {Explanation[]} ledger
 */
export function compareWithLedger(fates, ledger) {
  const explained = new Set(ledger.map(nameOf));
  const living = fates.filter(isAlive);
  const isExplained = (/** @type {Fate} */ { mutant }) => explained.has(nameOf(mutant));
  const tried = fates.filter(({ fate }) => fate !== 'untried');
  const files = new Set(fates.map(({ mutant }) => mutant.file));
  const needed = new Set(
    [...living, ...fates.filter(({ fate }) => fate === 'untried')].map(({ mutant }) => nameOf(mutant)),
  );
  return {
    unexplained: living.filter((fate) => !isExplained(fate)),
    explained: living.filter(isExplained),
    /** They explain what is noticed by now, or no longer there. */
    stale: ledger.filter((entry) => files.has(entry.file) && !needed.has(nameOf(entry))),
    caughtShare: tried.length === 0 ? 1 : (tried.length - living.length) / tried.length,
  };
}
