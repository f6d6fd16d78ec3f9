import { describe, expect, it } from '@jest/globals';

import { groupSize, inGroups, inHalves, partsOf } from './groups.mjs';

const fated = (id: number, line: number) => ({
  mutant: { file: 'a.ts', within: 'f', id, line, kind: 'condition', before: 'a', after: 'true' },
  fate: 'lives' as const,
  outlived: [],
});
const grouped = (fates: ReturnType<typeof fated>[], size: number, atLoad: number[] = []) =>
  inGroups(fates, new Set(atLoad), size).map((group) => group.map(({ mutant }) => mutant.id));

describe('changes that are tried together', () => {
  it('are the more, the more specs they have outlived; before that each is tried alone', () => {
    expect([0, 1, 2, 3, 4, 5, 30].map(groupSize)).toEqual([1, 1, 2, 4, 8, 16, 64]);
    const three = [fated(1, 1), fated(2, 2), fated(3, 3)];
    expect(grouped(three, 1)).toEqual([[1], [2], [3]]);
    expect(grouped(three, 2)).toEqual([[1, 2], [3]]);
  });

  it('are no two of a line, nor of a source that is loading and one that runs', () => {
    expect(grouped([fated(1, 1), fated(2, 1), fated(3, 2), fated(4, 3)], 16, [4])).toEqual([
      [1, 3],
      [2],
      [4],
    ]);
  });

  it('fall apart in halves until one is alone', () => {
    expect(inHalves([1, 2, 3])).toEqual([[1], [2, 3]]);
    expect(inHalves([2, 3])).toEqual([[2], [3]]);
  });
});

describe('the part of a spec that is run for a change', () => {
  const parts = partsOf(
    'a.spec.ts',
    new Map([
      [1, [4, 2]],
      [2, [2, 3]],
      [3, [-1, 2]],
    ]),
  );
  const run = (ending: 'passed' | 'noticed') => {
    const asked: (number[] | undefined)[] = [];
    const answer = { ending, seen: [], seenAtLoad: [], testsMs: [], wholeMs: 0, said: '' };
    return {
      asked,
      run: async (_spec: string, how?: { only?: number[] }) => (asked.push(how?.only), answer),
    };
  };

  it('is the tests that came by it, and all of it where it was met outside of them', () => {
    expect([parts.of([1]), parts.of([1, 2]), parts.of([2, 3])]).toEqual([[2, 4], [2, 3, 4], undefined]);
  });

  it('is asked once whether it passes without the tests before it', async () => {
    const leaning = run('noticed');
    expect(await parts.standsAlone(leaning, [2, 4])).toBe(false);
    expect(await parts.standsAlone(leaning, [2, 4])).toBe(false);
    expect(leaning.asked).toEqual([[2, 4]]);
    expect(await parts.standsAlone(run('passed'), [3])).toBe(true);
  });
});
