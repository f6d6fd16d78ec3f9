import { describe, expect, it } from '@jest/globals';

import { roadsOf, surveyOf } from './roads.mjs';

const file = 'shop/orders/orders.ts';
const mutant = (id: number) => ({
  ...{ id, file, line: id, within: 'f', kind: 'condition', before: 'a', after: 'true' },
});
/** Of two tests of which the first takes a second and the other ten, and the change 1 is met by the tests named. */
const survey = (spec: string, tests: number[], wholeMs = 12_000) =>
  surveyOf(spec, { seen: tests.length > 0 ? [[1, tests]] : [], testsMs: [1_000, 10_000], wholeMs });

const own = 'shop/orders/orders.integration.spec.ts';
const above = 'shop/sale.integration.spec.ts';
const far = 'shop/books/books.integration.spec.ts';
const specs = [own, above, far];
const roadOf = (surveys: ReturnType<typeof survey>[], atLoad: number[] = [], isQuick = false) =>
  roadsOf([{ file, mutants: [mutant(1)], specs }], surveys, new Set(atLoad), isQuick)
    .get(1)
    ?.map(({ spec }) => spec);

describe('the specs that a change is tried with', () => {
  it('are those that came by it, the nearest first', () => {
    expect(roadOf([survey(far, [0]), survey(above, [0]), survey(own, [1])])).toEqual(specs);
    expect(roadOf([survey(far, []), survey(above, [1]), survey('other.spec.ts', [0])])).toEqual([above]);
  });

  it('are, of those as near, the one first whose tests that came by it take least', () => {
    const [one, other] = ['shop/a.integration.spec.ts', 'shop/b.integration.spec.ts'];
    const both = { file, mutants: [mutant(1)], specs: [one, other] };
    const first = (surveys: ReturnType<typeof survey>[]) =>
      roadsOf([both], surveys, new Set(), false).get(1)?.[0]?.spec;
    expect(first([survey(one, [1]), survey(other, [0])])).toBe(other);
    expect(first([survey(one, [0]), survey(other, [0], 20_000)])).toBe(one);
    expect(first([survey(one, [-1, 0]), survey(other, [1])])).toBe(other);
  });

  it('are, where it is met while sources load, those of its folder and those that come by it; in haste its own alone', () => {
    expect(roadOf([survey(far, []), survey(own, [0])], [1])).toEqual([own]);
    expect(roadOf([survey(far, [0]), survey(above, []), survey(own, [])], [1])).toEqual([own, far]);
    expect(roadOf([survey(far, [0]), survey(own, [])], [1], true)).toEqual([own]);
  });
});

describe('a spec without a change', () => {
  it('says how long a test may take with one: four times as long, and never less than four seconds', () => {
    expect(survey(own, []).limitsMs).toEqual([4_000, 40_000]);
  });
});
