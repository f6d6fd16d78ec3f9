import { describe, expect, it } from '@jest/globals';

import { faultsOf, proofsOf, readProofs, readRows, rowsOf, table } from './coverage.mjs';

const rows = rowsOf('# Title\n\n- `S1-home-1` A hero (2)\n- `S1-home-2` Eight covers\nprose\n');
/** Apart from what it marks, so that these titles are nobody's proof. */
const AT = '@';
const spec = `
  test('a book is bought ${AT}S1-home-1 @phone', async () => {});
  it.each([['one', 1]])('counts %s ${AT}S1-home-2', () => {});
  describe("says \\"no\\" ${AT}S1-home-1", () => {});
  it(
    'goes on',
    () => expect(page.getByText('not a title ${AT}S1-home-1')),
  );`;

describe('the coverage of a specification', () => {
  it('has its rows in lists', () => {
    expect(rows).toEqual([
      { id: 'S1-home-1', rule: 'A hero (2)' },
      { id: 'S1-home-2', rule: 'Eight covers' },
    ]);
  });

  it('knows tests by what their titles carry', () => {
    expect(proofsOf(spec, 'a.spec.ts')).toEqual([
      { id: 'S1-home-1', file: 'a.spec.ts', title: 'a book is bought' },
      { id: 'S1-home-2', file: 'a.spec.ts', title: 'counts %s' },
      { id: 'S1-home-1', file: 'a.spec.ts', title: 'says "no"' },
    ]);
  });

  it('says which row has no test, which two, and which name leads nowhere', () => {
    const proofs = proofsOf(`it('goes on ${AT}S1-home-3', () => {});`, 'a.spec.ts');
    expect(
      faultsOf([...rows, ...rows.slice(0, 1)], [...proofs, ...proofsOf(spec, 'a.spec.ts').slice(0, 1)]),
    ).toEqual([
      'S1-home-2 has no test.',
      'S1-home-1 stands for two rows.',
      'S1-home-3 is no row of e2e/coverage: a.spec.ts › goes on',
    ]);
  });

  it('is told row by row, each with its tests', () => {
    expect(table(rows.slice(1), proofsOf(spec, 'a.spec.ts'))).toBe(
      'S1-home-2: Eight covers\n  a.spec.ts › counts %s',
    );
  });

  it('is whole: each row has a test, and each name in a title a row', () => {
    const all = readRows();
    expect(all.length).toBeGreaterThan(350);
    expect(faultsOf(all, readProofs())).toEqual([]);
    expect(readProofs().filter(({ file }) => file.endsWith('test/coverage.spec.ts'))).toEqual([]);
  });
});
