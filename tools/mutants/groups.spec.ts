import { describe, expect, it } from '@jest/globals';

import { inGroups, inHalves } from './groups.mjs';

const fated = (id: number, within: string, fate: 'lives' | 'unseen' = 'lives') => ({
  mutant: { file: 'a.ts', within, id, line: id, kind: 'condition', before: 'a', after: 'true' },
  fate,
});
const grouped = (fates: ReturnType<typeof fated>[], atLoad: number[] = []) =>
  inGroups(fates, new Set(atLoad)).map((group) => group.map(({ mutant }) => mutant.id));

describe('changes that are tried together', () => {
  it('are those that outlived a spec; each of the others is tried alone', () => {
    expect(grouped([fated(1, 'f'), fated(2, 'g', 'unseen'), fated(3, 'h'), fated(4, 'i', 'unseen')])).toEqual(
      [[1, 3], [2], [4]],
    );
  });

  it('are no two of a function, nor of a source that is loading and one that runs', () => {
    expect(grouped([fated(1, 'f'), fated(2, 'f'), fated(3, 'g'), fated(4, 'h')], [4])).toEqual([
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
