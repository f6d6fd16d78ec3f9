import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Fate } from './mutants-run.mjs';
import { keepNotes, takeNotes } from './notes.mjs';

const change = (id: number, file: string, before: string): Fate => ({
  mutant: { id, kind: 'number', line: id, within: 'pay', before, after: '0', file, isStatic: false } as never,
  fate: 'unseen',
});

describe('the notes of a trial that goes on another day', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'notes-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const notes = () => path.join(folder, 'noticed.json');
  const road = () => [change(1, 'pay.ts', '2'), change(2, 'pay.ts', '2'), change(3, 'mail.ts', '2')];

  it('tell which changes were noticed, each of those that look alike for itself', async () => {
    const first = road();
    await takeNotes(notes(), first);
    expect(first.map(({ fate }) => fate)).toEqual(['unseen', 'unseen', 'unseen']);
    Object.assign(first[1]!, { fate: 'waited', by: 'pay.spec.ts' });
    await keepNotes(notes(), first);
    const again = road();
    await takeNotes(notes(), again);
    expect(again.map(({ fate, by }) => [fate, by])).toEqual([
      ['unseen', undefined],
      ['caught', 'pay.spec.ts'],
      ['unseen', undefined],
    ]);
  });

  it('keep what was noted before of another part of the road, and nothing of code that is another now', async () => {
    const [pay, , mail] = road();
    for (const fate of [pay!, mail!]) {
      Object.assign(fate, { fate: 'caught', by: 'a.spec.ts' });
      await keepNotes(notes(), [fate]);
    }
    const now = [change(8, 'pay.ts', '2'), change(9, 'pay.ts', '3'), change(10, 'mail.ts', '2')];
    await takeNotes(notes(), now);
    expect(now.map(({ fate }) => fate)).toEqual(['caught', 'unseen', 'caught']);
  });
});
