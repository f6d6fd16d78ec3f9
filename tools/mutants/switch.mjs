// In the process of a spec: makes some planted changes active, and tells which of them the spec came by.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

import { addEventHandler, getState } from 'jest-circus';

/** Its own address says which sources are planted, and which changes are active while they load. */
const told = new URL(import.meta.url).searchParams;
register('./planted-hooks.mjs', import.meta.url, {
  data: JSON.parse(readFileSync(told.get('files') ?? '', 'utf8')),
});

let active = new Set(JSON.parse(told.get('active') ?? '[]'));
/** Outside of a test. */
const OUTSIDE = -1;
/** By change: the tests that came by it. @type {Map<number, Set<number>>} */
let seen = new Map();
let tests = 0;
let test = OUTSIDE;
Object.assign(globalThis, {
  __planted: (/** @type {number} */ id) => {
    const by = seen.get(id);
    if (by) by.add(test);
    else seen.set(id, new Set([test]));
    return active.has(id);
  },
});

/** @typedef {{ mutants?: number[], only?: number[], limitsMs?: number[] }} Order by the places of tests */
/** @type {Order} */
let order = {};
/** @param {Order} given */
const onOrder = (given) => {
  order = given;
  active = new Set(given.mutants);
  // What the spec before has come by is not of this one's loading.
  seen = new Map();
};
// Just before the one that runs the spec: a listener before that would take its first order away from it.
process.on('newListener', (name) => {
  if (name !== 'message') return;
  process.removeAllListeners('newListener');
  process.on('message', onOrder);
});

/** @param {object} message */
const send = (message) => process.send?.(message, () => undefined);
const nothingMore = /(?!)/;
/** Of the time of a test. */
const shareOfWait = 0.75;

addEventHandler((event) => {
  if (event.name === 'run_start') {
    send({ seenAtLoad: [...seen.keys()] });
    seen = new Map();
    tests = 0;
  }
  if (event.name === 'test_start') {
    test = tests++;
    const { only, limitsMs } = order;
    if (only && !only.includes(test)) event.test.mode = 'skip';
    const limitMs = limitsMs?.[test];
    event.test.timeout ??= limitMs;
    // Whoever waits in vain says so themselves, and leaves nothing waiting behind.
    if (limitMs) process.env.PATIENCE_MS = String(Math.round(shareOfWait * limitMs));
  }
  if (event.name === 'test_done' || event.name === 'test_skip') test = OUTSIDE;
  // One test that notices is enough.
  if (event.name === 'test_done' && active.size > 0 && event.test.errors.length > 0) {
    getState().testNamePattern = nothingMore;
  }
  if (event.name === 'run_finish') send({ seen: [...seen].map(([id, by]) => [id, [...by]]) });
});
