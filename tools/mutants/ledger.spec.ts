import { describe, expect, it } from '@jest/globals';

import { compareWithLedger } from './ledger.mjs';

const change = (before: string) => ({ file: 'a.ts', within: 'f', before, after: 'true' });
const fated = (before: string, fate: 'caught' | 'waited' | 'lives' | 'unseen' | 'untried') => ({
  mutant: { ...change(before), id: 1, line: 1, kind: 'condition' },
  fate,
  outlived: [],
});
const why = (before: string) => ({ ...change(before), why: 'nobody can tell' });

describe('what was not noticed', () => {
  it('is what lives, or was never run, and not what was not tried', () => {
    const fates = [
      ...[fated('a', 'caught'), fated('b', 'waited'), fated('c', 'lives'), fated('d', 'unseen')],
      fated('e', 'untried'),
    ];
    const { unexplained, caughtShare } = compareWithLedger(fates, []);
    expect(unexplained.map(({ mutant }) => mutant.before)).toEqual(['c', 'd']);
    expect(caughtShare).toBe(0.5);
  });

  it('is explained by file, function and change', () => {
    const { unexplained, explained } = compareWithLedger(
      [fated('a', 'lives'), fated('b', 'lives')],
      [why('a')],
    );
    expect([explained, unexplained].map((each) => each.map(({ mutant }) => mutant.before))).toEqual([
      ['a'],
      ['b'],
    ]);
  });

  it('needs no explanation any more where it is noticed, but while it was not tried', () => {
    const ledger = [why('a'), why('b'), { ...why('c'), file: 'not-asked.ts' }];
    const { stale } = compareWithLedger([fated('a', 'caught'), fated('b', 'untried')], ledger);
    expect(stale.map(({ before }) => before)).toEqual(['a']);
  });
});
