import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { inRoot } from '../start/paths.mjs';
import { plantSources } from './sources.mjs';
import { specSeat } from './spec-bench.mjs';

const spec = 'backend/src/commerce/refunds/refund-rules.spec.ts';
const [source] = plantSources(['refunds/refund-rules.ts']);
let folder: string;
let seat: ReturnType<typeof specSeat>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-seat-'));
  const [planted, files] = [path.join(folder, 'planted.txt'), path.join(folder, 'files.json')];
  await writeFile(planted, source?.planted ?? '');
  await writeFile(files, JSON.stringify([[inRoot(source?.file ?? ''), planted]]));
  seat = specSeat(files);
});
afterAll(async () => {
  await seat.end();
  await rm(folder, { recursive: true, force: true });
});

it('tells what a spec came by while it was loading from what its tests did, also as the second in a process', async () => {
  const [first, second] = [await seat.run(spec), await seat.run(spec)];
  expect([first.ending, second.ending]).toEqual(['passed', 'passed']);
  const inTests = second.seen.map(([id]) => id);
  expect(inTests.length).toBeGreaterThan(10);
  expect(first.seenAtLoad.length).toBeGreaterThan(0);
  expect(second.seenAtLoad).toEqual([]);

  const refundedCents = source?.mutants.find(
    ({ id, within }) => within === 'refundedCents' && inTests.includes(id),
  );
  const changed = await seat.run(spec, { mutants: [refundedCents?.id ?? 0] });
  expect(changed.ending).toBe('noticed');
  expect((await seat.run(spec)).ending).toBe('passed');
});
