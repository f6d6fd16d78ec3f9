import { partsOf } from './groups.mjs';
import { distance, isOwn } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./spec-bench.mjs').SpecSeat} SpecSeat */
/** @typedef {import('./spec-bench.mjs').SpecRun} SpecRun */

/**
 * How a spec runs without a change: which changes it comes by, in which of its tests, and what these cost.
 * @typedef {object} Survey
 * @property {string} spec
 * @property {Map<number, number[]>} seen by change: the places of the tests that came by it, and -1 for outside of them
 * @property {ReturnType<typeof partsOf>} parts
 * @property {number[]} limitsMs by the place of a test: how long it may take with a change
 * @property {number} wholeMs of a run of all its tests
 * @property {(id: number) => number} costMs of a run for one change
 */

/** A test that takes so much longer than it did will not end; the first of some takes what the one before it would have. */
const timesLonger = 4;
const leastLimitMs = 4_000;

/** @param {string} spec @param {Pick<SpecRun, 'seen' | 'wholeMs' | 'testsMs'>} run @returns {Survey} */
export function surveyOf(spec, { seen: entries, wholeMs, testsMs }) {
  const seen = new Map(entries);
  const sum = (/** @type {number[]} */ all) => all.reduce((one, other) => one + other, 0);
  const besidesMs = wholeMs - sum(testsMs);
  const parts = partsOf(spec, seen);
  return {
    spec,
    seen,
    parts,
    wholeMs,
    limitsMs: testsMs.map((ms) => Math.max(leastLimitMs, timesLonger * ms)),
    costMs: (id) => besidesMs + sum(parts.of([id])?.map((test) => testsMs[test] ?? 0) ?? testsMs),
  };
}

/**
 * Runs the specs of some sources without a change.
 * @param {SpecSeat[]} seats
 * @param {Source[]} sources
 * @param {string[]} wanted those whose path contains one of these; all, where there is none
 * @param {(detail: string) => void} say
 */
export async function surveySpecs(seats, sources, wanted, say) {
  const waiting = [...new Set(sources.flatMap(({ specs }) => specs))].filter(
    (spec) => wanted.length === 0 || wanted.some((words) => spec.includes(words)),
  );
  /** @type {Survey[]} */
  const surveys = [];
  /** Changes that are seen while sources load: active from the start, or not at all. @type {Set<number>} */
  const atLoad = new Set();
  /** @type {string[]} */
  const leftOut = [];
  const take = async (/** @type {SpecSeat} */ seat) => {
    for (let spec = waiting.shift(); spec; spec = waiting.shift()) {
      say(`${spec} without a change; ${waiting.length} more`);
      const run = await seat.run(spec);
      for (const id of run.seenAtLoad) atLoad.add(id);
      if (run.ending === 'passed') surveys.push(surveyOf(spec, run));
      else leftOut.push(`${spec}: ${run.said.trim().split('\n').slice(0, 3).join(' ')}`);
    }
  };
  await Promise.all(seats.map(take));
  return { surveys, atLoad, leftOut };
}

/** @param {string} file */
const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));

/**
 * By change: the specs that can notice it, the nearest first, and of those as near the one that costs least.
 * @param {Pick<Source, 'file' | 'mutants' | 'specs'>[]} sources
 * @param {Survey[]} surveys
 * @param {Set<number>} atLoad
 * @param {boolean} isQuick
 */
export function roadsOf(sources, surveys, atLoad, isQuick) {
  const fileOf = new Map(sources.flatMap(({ file, mutants }) => mutants.map(({ id }) => [id, file])));
  const foldersOf = new Map(
    surveys.map(({ spec, seen }) => [
      spec,
      new Set([...seen.keys()].map((id) => folderOf(fileOf.get(id) ?? ''))),
    ]),
  );
  /** @type {Map<number, Survey[]>} */
  const roads = new Map();
  for (const { file, mutants, specs } of sources)
    for (const { id } of mutants) {
      // Each of those that are seen at load takes a process: where all is to be quick, only with the spec of their own source.
      const comesByLoad = (/** @type {string} */ spec) =>
        isQuick
          ? isOwn(file, spec)
          : folderOf(spec) === folderOf(file) || foldersOf.get(spec)?.has(folderOf(file));
      const comesBy = (/** @type {Survey} */ { spec, seen }) =>
        atLoad.has(id) ? comesByLoad(spec) : seen.has(id);
      const road = surveys.filter((survey) => specs.includes(survey.spec) && comesBy(survey));
      const order = (/** @type {Survey} */ one, /** @type {Survey} */ other) =>
        distance(file, one.spec) - distance(file, other.spec) || one.costMs(id) - other.costMs(id);
      roads.set(id, road.sort(order));
    }
  return roads;
}
