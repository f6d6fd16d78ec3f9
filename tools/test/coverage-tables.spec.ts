import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../start/paths.mjs';
import { faultsOf, readCoverage, rowsOf, titlesOf } from './coverage-tables.mjs';

const spec = `
  test('a book is bought @phone', async () => {});
  it.each([['one', 1]])('counts %s', () => {});
  it("says \\"no\\"", () => {});
  test(\`everyone can use \${address} @phone\`, async () => {});
  it(
    'goes on',
    () => expect(page.getByText('not a title')),
  );`;

const faults = (tests: string) =>
  faultsOf({ table: 't.md', rule: 'A rule', tests }, async (file) =>
    file === 'a.spec.ts' ? spec : undefined,
  );

describe('a coverage table', () => {
  it('is read row by row, without its headings', () => {
    const text = '# Title\n\n| rule | test (file › sentence) |\n| --- | --- |\n| a \\| b | c |\n';
    expect(rowsOf(text)).toEqual([{ rule: 'a | b', tests: 'c' }]);
  });

  it('knows the tests of a spec by their sentences', () => {
    expect(titlesOf(spec)).toEqual([
      'a book is bought',
      'counts %s',
      'says "no"',
      'everyone can use ${address}',
      'goes on',
    ]);
  });

  it.each([
    '`a.spec.ts` › a book is bought',
    '`a.spec.ts` › a book …',
    '`a.spec.ts` › everyone can use /downloads',
    '`a.spec.ts` › goes on; `a.spec.ts` › counts %s',
    'comes with the search widget',
  ])('may say %s', async (tests) => {
    expect(await faults(tests)).toEqual([]);
  });

  it.each([
    ['', 'names no test'],
    ['goes on', 'names no test'],
    ['`b.spec.ts` › goes on', 'which is not there'],
    ['`a.spec.ts` › not a title', 'does not have: not a title'],
    ['`a.spec.ts` › goes', 'does not have: goes'],
    ['`a.spec.ts` › goes on; `a.spec.ts` › goes off', 'does not have: goes off'],
  ])('may not say "%s"', async (tests, fault) => {
    expect(await faults(tests)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the tables of the public content', () => {
  it('name for every rule of the specification a test that is there', async () => {
    const rows = await readCoverage(inRoot('e2e/coverage/1-public-content'));
    expect(rows.length).toBeGreaterThan(150);
    expect((await Promise.all(rows.map((row) => faultsOf(row)))).flat()).toEqual([]);
  });
});

describe('the tables of the widgets', () => {
  it('name for every rule a test that is there', async () => {
    const rows = await readCoverage(inRoot('e2e/coverage/3-widgets'));
    expect(rows.length).toBeGreaterThan(10);
    expect((await Promise.all(rows.map((row) => faultsOf(row)))).flat()).toEqual([]);
  });
});
