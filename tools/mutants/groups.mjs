/** @typedef {import('./mutants-run.mjs').Fate} Fate */

/** @template T @param {T[]} all */
export const inHalves = (all) => [all.slice(0, all.length / 2), all.slice(all.length / 2)];
const largestGroup = 16;

/**
 * Those that outlived a spec are likely to outlive the next, too, so they are tried together: where it passes, none of them was
 * noticed. No two of a function, as one may stand in the way of the other; and one counts as noticed only where it is alone.
 * @param {Fate[]} open
 * @param {Set<number>} atLoad
 */
export function inGroups(open, atLoad) {
  /** @type {Fate[][]} */
  const groups = [];
  const isStatic = (/** @type {Fate} */ { mutant }) => atLoad.has(mutant.id);
  for (const fate of open) {
    const { file, within } = fate.mutant;
    const hasRoom = (/** @type {Fate[]} */ group) =>
      group.length < largestGroup &&
      group.every(
        (other) =>
          other.fate === 'lives' &&
          isStatic(other) === isStatic(fate) &&
          !(other.mutant.file === file && other.mutant.within === within),
      );
    const group = fate.fate === 'lives' ? groups.find(hasRoom) : undefined;
    if (group) group.push(fate);
    else groups.push([fate]);
  }
  return groups;
}
