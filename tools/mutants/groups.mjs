/** @typedef {import('./mutants-run.mjs').Fate} Fate */
/** @typedef {import('./spec-bench.mjs').SpecSeat} SpecSeat */

/** @template T @param {T[]} all @returns {[T[], T[]]} */
export const inHalves = (all) => [all.slice(0, all.length / 2), all.slice(all.length / 2)];
const largestGroup = 64;

/** The more specs it has outlived, the likelier a change outlives the next. @param {number} outlived how many specs */
export const groupSize = (outlived) => Math.min(largestGroup, Math.max(1, 2 ** (outlived - 1)));

/**
 * Changes that are tried together with a spec: where it passes, none of them was noticed. No two of a line, of which one
 * could be planted within the other; and one counts as noticed only where it is alone.
 * @param {Fate[]} open
 * @param {Set<number>} atLoad
 * @param {number} size
 */
export function inGroups(open, atLoad, size) {
  /** @type {Fate[][]} */
  const groups = [];
  const isStatic = (/** @type {Fate} */ { mutant }) => atLoad.has(mutant.id);
  for (const fate of open) {
    const { file, line } = fate.mutant;
    const hasRoom = (/** @type {Fate[]} */ group) =>
      group.length < size &&
      group.every(
        (other) =>
          isStatic(other) === isStatic(fate) && !(other.mutant.file === file && other.mutant.line === line),
      );
    const group = groups.find(hasRoom);
    if (group) group.push(fate);
    else groups.push([fate]);
  }
  return groups;
}

/**
 * The part of a spec that comes by some changes: a change is tried with it alone. Tests may lean on those before them, so what
 * it says against a change counts only where it passes without one.
 * @param {string} spec
 * @param {Map<number, number[]>} seen by change: the places of the tests that came by it, and -1 for outside of them
 */
export function partsOf(spec, seen) {
  /** @type {Map<string, Promise<boolean>>} */
  const known = new Map();
  return {
    /** @param {number[]} mutants @returns {number[] | undefined} all of it, where undefined */
    of(mutants) {
      const tests = [...new Set(mutants.flatMap((id) => seen.get(id) ?? []))].sort(
        (one, other) => one - other,
      );
      return tests.includes(-1) ? undefined : tests;
    },
    /** @param {Pick<SpecSeat, 'run'>} seat @param {number[]} only */
    standsAlone(seat, only) {
      const run =
        known.get(only.join()) ?? seat.run(spec, { only }).then(({ ending }) => ending === 'passed');
      known.set(only.join(), run);
      return run;
    },
  };
}
