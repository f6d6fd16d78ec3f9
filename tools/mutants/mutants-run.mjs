import { inGroups, inHalves, partsOf } from './groups.mjs';
import { openSeats } from './spec-bench.mjs';
import { distance, isOwn, plantSources } from './sources.mjs';
import { compareWithLedger, readLedger } from './ledger.mjs';
import { TEST_TIMEOUT_MS } from '../test/test-timeout.mjs';

/** @typedef {import('./sources.mjs').PlantedMutant} PlantedMutant */
/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./spec-bench.mjs').SpecSeat} SpecSeat */
/** @typedef {{ mutant: PlantedMutant, fate: 'caught' | 'waited' | 'lives' | 'unseen' | 'untried', by?: string }} Fate */

/** A test that takes so much longer than it did will not end. */
const timesLonger = 4;
const leastTimeoutMs = 8_000;

/** All that have one of the sources to test, the nearest first. @param {Source[]} sources */
function orderedSpecs(sources) {
  /** @type {Map<string, number>} */
  const nearest = new Map();
  for (const { file, specs } of sources)
    for (const spec of specs)
      nearest.set(spec, Math.min(nearest.get(spec) ?? Infinity, distance(file, spec)));
  return [...nearest].sort(([, one], [, other]) => one - other).map(([spec]) => spec);
}

/**
 * One that waits in vain has noticed, unless it waits as long without the change: on a busy machine all takes longer.
 * @param {SpecSeat} seat
 * @param {string} spec
 * @param {{ mutants: number[], isStatic: boolean, only?: number[] }} change
 * @param {number} testTimeoutMs
 * @returns {Promise<import('./spec-bench.mjs').Ending>}
 */
async function tryOne(seat, spec, change, testTimeoutMs) {
  const { ending } = await seat.run(spec, { ...change, testTimeoutMs });
  const isSure = ending !== 'waited' || change.mutants.length > 1;
  if (isSure || testTimeoutMs >= TEST_TIMEOUT_MS) return ending;
  const without = await seat.run(spec, { only: change.only, testTimeoutMs });
  return without.ending === 'passed' ? ending : tryOne(seat, spec, change, 2 * testTimeoutMs);
}

/** @param {string} file */
const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));

/**
 * Plants one change after the other and runs the specs of its source, until one notices.
 * @param {{ only: string[], isQuick: boolean, minutes: number, workers: number, endings: import('../bench/endings.mjs').Endings,
 *   say: (detail: string) => void }} options
 */
export async function runMutants({ only, isQuick, minutes, workers, endings, say }) {
  const startedMs = performance.now();
  const isOver = () => performance.now() - startedMs > minutes * 60_000;
  const sources = plantSources(only, isQuick);
  if (sources.length === 0) throw new Error(`No source of the road is called ${only.join(' or ')}.`);
  const seats = await openSeats(sources, workers, endings);
  /** @type {Map<number, Fate>} */
  const fates = new Map();
  for (const mutant of sources.flatMap(({ mutants }) => mutants))
    fates.set(mutant.id, { mutant, fate: 'unseen' });
  const isOpen = (/** @type {Fate} */ { fate }) => fate === 'unseen' || fate === 'lives';
  /** Seen while sources load: active from the start, or not at all. @type {Set<number>} */
  const atLoad = new Set();
  /** @type {string[]} */
  const leftOut = [];

  /** @param {string} spec @returns {Promise<{ open: Fate[], seen: Map<number, number[]>, testTimeoutMs: number } | undefined>} */
  async function tryAlone(spec) {
    const mine = new Set(sources.filter(({ specs }) => specs.includes(spec)).map(({ file }) => file));
    const open = [...fates.values()].filter((fate) => isOpen(fate) && mine.has(fate.mutant.file));
    if (open.length === 0) return undefined;
    say(`${open.length} not noticed yet; ${spec} without a change`);
    const [seat] = seats;
    const dry = await /** @type {SpecSeat} */ (seat).run(spec);
    if (dry.ending !== 'passed') {
      leftOut.push(`${spec}: ${dry.said.trim().split('\n').slice(0, 3).join(' ')}`);
      return undefined;
    }
    for (const id of dry.seenAtLoad) atLoad.add(id);
    const seen = new Map(dry.seen);
    const seenFiles = [...seen.keys(), ...dry.seenAtLoad].map((id) => fates.get(id)?.mutant.file ?? '');
    const seenFolders = new Set(seenFiles.map(folderOf));
    // Each of those that are seen at load takes a process: where all is to be quick, only with the spec of their own source.
    const tried = open.filter(({ mutant: { id, file } }) => {
      if (!atLoad.has(id)) return seen.has(id);
      return isQuick ? isOwn(file, spec) : seenFolders.has(folderOf(file));
    });
    return { open: tried, seen, testTimeoutMs: Math.max(leastTimeoutMs, timesLonger * dry.longestMs) };
  }

  for (const [at, spec] of orderedSpecs(sources).entries()) {
    if (isOver()) break;
    const alone = await tryAlone(spec);
    if (!alone) continue;
    const queue = inGroups(alone.open, atLoad);
    const parts = partsOf(spec, alone.seen);
    const take = async (/** @type {SpecSeat} */ seat) => {
      for (let group = queue.shift(); group; group = queue.shift()) {
        if (isOver()) {
          for (const fate of group) fate.fate = 'untried';
          continue;
        }
        const left = [...fates.values()].filter(isOpen).length;
        say(`spec ${at + 1}, ${queue.flat().length} changes to try with it; ${left} not noticed yet`);
        const mutants = group.map(({ mutant }) => mutant.id);
        const isStatic = mutants.some((id) => atLoad.has(id));
        const only = isStatic ? undefined : parts.of(mutants);
        let ending = await tryOne(seat, spec, { mutants, isStatic, only }, alone.testTimeoutMs);
        if (ending !== 'passed' && only && !(await parts.standsAlone(seat, only)))
          ending = await tryOne(seat, spec, { mutants, isStatic }, alone.testTimeoutMs);
        const [fate] = group;
        if (ending === 'passed') for (const each of group) each.fate = 'lives';
        else if (group.length > 1) queue.unshift(...inHalves(group));
        else if (fate) Object.assign(fate, { fate: ending === 'waited' ? 'waited' : 'caught', by: spec });
      }
    };
    await Promise.all(seats.map(take));
  }
  // What no quick spec comes by is left to the others.
  if (isOver() || isQuick)
    for (const fate of fates.values()) if (fate.fate === 'unseen') fate.fate = 'untried';
  return {
    sources,
    fates: [...fates.values()],
    leftOut,
    ...compareWithLedger([...fates.values()], await readLedger()),
    seconds: (performance.now() - startedMs) / 1_000,
  };
}
