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
/** @type {Set<number>} */
let seen = new Set();
Object.assign(globalThis, {
  __planted: (/** @type {number} */ id) => {
    seen.add(id);
    return active.has(id);
  },
});

/** @param {{ mutants?: number[] }} order */
const onOrder = ({ mutants = [] }) => {
  active = new Set(mutants);
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

addEventHandler((event) => {
  if (event.name === 'run_start') {
    send({ seenAtLoad: [...seen] });
    seen = new Set();
  }
  // One test that notices is enough.
  if (event.name === 'test_done' && active.size > 0 && event.test.errors.length > 0) {
    getState().testNamePattern = nothingMore;
  }
  if (event.name === 'run_finish') send({ seen: [...seen] });
});
