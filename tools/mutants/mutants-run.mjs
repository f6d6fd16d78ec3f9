import { groupSize, inGroups, inHalves } from './groups.mjs';
import { compareWithLedger, isAlive, readLedger } from './ledger.mjs';
import { openNotes } from './notes.mjs';
import { roadsOf, surveySpecs } from './roads.mjs';
import { plantSources } from './sources.mjs';
import { openSeats } from './spec-bench.mjs';
import { TEST_TIMEOUT_MS } from '../test/test-timeout.mjs';

/** @typedef {import('./sources.mjs').PlantedMutant} PlantedMutant */
/** @typedef {import('./roads.mjs').Survey} Survey */
/** @typedef {import('./spec-bench.mjs').SpecSeat} SpecSeat */
/** @typedef {{ survey: Survey, group: Fate[] }} Try */
/**
 * @typedef {{ mutant: PlantedMutant, fate: 'caught' | 'waited' | 'lives' | 'unseen' | 'untried', by?: string, outlived: string[] }} Fate
 * the spec that noticed, and those that did not
 */

/** With so many specs a change is tried one after the other, before all others are tried with what has outlived them. */
const nearest = 5;

/** @param {Fate[]} fates @param {(fate: Fate) => Survey[]} specsOf */
function inLists(fates, specsOf) {
  /** @type {Map<Survey, Fate[]>} */
  const bySpec = new Map();
  for (const fate of fates)
    for (const survey of specsOf(fate)) bySpec.set(survey, [...(bySpec.get(survey) ?? []), fate]);
  return bySpec;
}

/**
 * One that waits in vain has noticed, unless it waits as long without the change: on a busy machine all takes longer.
 * @param {SpecSeat} seat
 * @param {Pick<Survey, 'spec' | 'limitsMs'>} survey
 * @param {{ mutants: number[], isStatic: boolean, only?: number[] }} change
 * @returns {Promise<import('./spec-bench.mjs').Ending>}
 */
async function tryOne(seat, { spec, limitsMs }, change) {
  const { ending } = await seat.run(spec, { ...change, limitsMs });
  const isSure = ending !== 'waited' || change.mutants.length > 1;
  if (isSure || Math.min(...limitsMs) >= TEST_TIMEOUT_MS) return ending;
  const without = await seat.run(spec, { only: change.only, limitsMs });
  if (without.ending === 'passed') return ending;
  const longerMs = limitsMs.map((limitMs) => Math.min(TEST_TIMEOUT_MS, 2 * limitMs));
  return tryOne(seat, { spec, limitsMs: longerMs }, change);
}

/**
 * Plants one change after the other and runs the specs of its source, until one notices.
 * @param {{ only: string[], specs: string[], isQuick: boolean, minutes: number, workers: number, notes?: string, endings: import('../bench/endings.mjs').Endings,
 *   say: (detail: string) => void }} options
 */
export async function runMutants({ only, specs, isQuick, minutes, workers, notes, endings, say }) {
  const startedMs = performance.now();
  const isOver = () => performance.now() - startedMs > minutes * 60_000;
  const sources = plantSources(only, isQuick);
  if (sources.length === 0) throw new Error(`No source of the road is called ${only.join(' or ')}.`);
  const seats = await openSeats(sources, workers, endings);
  /** @type {Fate[]} */
  const fates = sources.flatMap(({ mutants }) =>
    mutants.map((mutant) => ({ mutant, fate: 'unseen', outlived: [] })),
  );
  const keepNotes = notes ? openNotes(notes, fates) : () => undefined;
  const { surveys, atLoad, leftOut } = await surveySpecs(seats, sources, specs, say);
  const roads = roadsOf(sources, surveys, atLoad, isQuick);
  /** The specs before one still. @param {Fate} fate */
  const roadOf = ({ mutant, outlived }) =>
    (roads.get(mutant.id) ?? []).filter(({ spec }) => !outlived.includes(spec));
  /** Those that nothing has noticed yet, and that have a spec before them still. */
  const open = () => fates.filter((fate) => isAlive(fate) && roadOf(fate).length > 0);

  /**
   * @param {SpecSeat} seat
   * @param {Try} next
   * @param {boolean} [isKnown] that the spec notices something of the group
   * @returns {Promise<boolean>} whether it has noticed nothing
   */
  async function tryGroup(seat, { survey, group: all }, isKnown = false) {
    // Another spec may have noticed one meanwhile.
    const group = all.filter(isAlive);
    if (group.length === 0 || isOver()) return false;
    if (!(isKnown && group.length > 1)) {
      const ending = await endingOf(seat, survey, group);
      const alone = group.length === 1 ? group[0] : undefined;
      if (ending === 'passed')
        for (const fate of group.filter(isAlive)) {
          fate.fate = 'lives';
          fate.outlived.push(survey.spec);
        }
      else if (alone && isAlive(alone))
        Object.assign(alone, { fate: ending === 'waited' ? 'waited' : 'caught', by: survey.spec });
      keepNotes();
      if (ending === 'passed' || alone) return ending === 'passed';
    }
    const [one, other] = inHalves(group);
    const hasPassed = await tryGroup(seat, { survey, group: one });
    await tryGroup(seat, { survey, group: other }, hasPassed);
    return false;
  }

  /** @param {SpecSeat} seat @param {Survey} survey @param {Fate[]} group */
  async function endingOf(seat, survey, group) {
    const mutants = group.map(({ mutant }) => mutant.id);
    const isStatic = mutants.some((id) => atLoad.has(id));
    const tests = isStatic ? undefined : survey.parts.of(mutants);
    const ending = await tryOne(seat, survey, { mutants, isStatic, only: tests });
    return ending === 'passed' || !tests || (await survey.parts.standsAlone(seat, tests))
      ? ending
      : tryOne(seat, survey, { mutants, isStatic });
  }

  /** The quickest specs first. @param {Map<Survey, Fate[]>} bySpec @param {number} size @param {string} stage */
  async function tryAll(bySpec, size, stage) {
    const specs = [...bySpec].sort(([one], [other]) => one.wholeMs - other.wholeMs);
    const queue = specs.flatMap(([survey, mine]) =>
      inGroups(mine, atLoad, size).map((group) => ({ survey, group })),
    );
    const take = async (/** @type {SpecSeat} */ seat) => {
      for (let next = queue.shift(); next && !isOver(); next = queue.shift()) {
        say(`${queue.length + 1} tries of ${stage}`);
        await tryGroup(seat, next);
      }
    };
    await Promise.all(seats.map(take));
  }

  for (let count = 0; count < nearest && !isOver(); count += 1) {
    const left = open().filter(({ outlived }) => outlived.length <= count);
    const bySpec = inLists(left, (fate) => roadOf(fate).slice(0, 1));
    await tryAll(bySpec, groupSize(count), `${left.length} changes with their spec ${count + 1}`);
  }
  const left = open();
  await tryAll(inLists(left, roadOf), groupSize(Infinity), `${left.length} changes with all other specs`);
  for (const fate of open()) fate.fate = 'untried';
  // What no quick spec comes by, and what those that were asked for have not noticed, is left to the others.
  for (const fate of fates)
    if (specs.length > 0 ? isAlive(fate) : isQuick && fate.fate === 'unseen') fate.fate = 'untried';
  return {
    sources,
    fates,
    leftOut,
    ...compareWithLedger(fates, await readLedger()),
    seconds: (performance.now() - startedMs) / 1_000,
  };
}
