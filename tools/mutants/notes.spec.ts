import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Fate } from './mutants-run.mjs';
import { openNotes } from './notes.mjs';

const change = (id: number, file: string, before: string): Fate => ({
  mutant: { id, kind: 'number', line: id, within: 'pay', before, after: '0', file, isStatic: false } as never,
  fate: 'unseen',
  outlived: [],
});

describe('the notes of a trial that goes on another day', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'notes-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const notes = () => path.join(folder, 'notes.json');
  const road = () => [change(1, 'pay.ts', '2'), change(2, 'pay.ts', '2'), change(3, 'mail.ts', '2')];

  it('tell which changes were noticed, each of those that look alike for itself', () => {
    const first = road();
    const keep = openNotes(notes(), first);
    expect(first.map(({ fate }) => fate)).toEqual(['unseen', 'unseen', 'unseen']);
    Object.assign(first[1]!, { fate: 'waited', by: 'pay.spec.ts' });
    keep();
    const again = road();
    openNotes(notes(), again);
    expect(again.map(({ fate, by }) => [fate, by])).toEqual([
      ['unseen', undefined],
      ['caught', 'pay.spec.ts'],
      ['unseen', undefined],
    ]);
  });

  it('keep what was noted before of another part of the road, and nothing of code that is another now', () => {
    const [pay, , mail] = road();
    for (const fate of [pay!, mail!]) {
      const keep = openNotes(notes(), [fate]);
      Object.assign(fate, { fate: 'caught', by: 'a.spec.ts' });
      keep();
    }
    const now = [change(8, 'pay.ts', '2'), change(9, 'pay.ts', '3'), change(10, 'mail.ts', '2')];
    openNotes(notes(), now);
    expect(now.map(({ fate }) => fate)).toEqual(['caught', 'unseen', 'caught']);
  });

  it('tell which specs a change has outlived, but of those that have another text now', async () => {
    const [same, another] = ['same', 'another'].map((name) => path.join(folder, `${name}.spec.ts`));
    await Promise.all([same!, another!].map((spec) => writeFile(spec, 'it')));
    const [first] = road();
    const keep = openNotes(notes(), [first!]);
    Object.assign(first!, { fate: 'lives', outlived: [same, another] });
    keep();
    await writeFile(another!, 'it tells more');
    const [again] = road();
    openNotes(notes(), [again!]);
    expect([again!.fate, again!.outlived]).toEqual(['lives', [same]]);
    await writeFile(same!, 'it tells more');
    const [anew] = road();
    openNotes(notes(), [anew!]);
    expect([anew!.fate, anew!.outlived]).toEqual(['unseen', []]);
  });
});
