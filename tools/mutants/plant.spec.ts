import { describe, expect, it } from '@jest/globals';

import { plant } from './plant.mjs';

const changes = (source: string) =>
  plant('a.ts', source).mutants.map(({ kind, before, after }) => `${kind}: ${before} → ${after}`);

/** What a function returns with one of its changes active, or none. */
function run(source: string, active: number, ...args: unknown[]): unknown {
  const { planted } = plant('a.js', `function it(...args) { ${source} }`);
  const make = new Function('__planted', `${planted}\nreturn it;`) as (
    isActive: (id: number) => boolean,
  ) => (...args: unknown[]) => unknown;
  return make((id) => id === active)(...args);
}

describe('what is planted', () => {
  it.each([
    ['if (a) b();', ['condition: a → true', 'condition: a → false', 'statement: b(); → ']],
    ['const x = a < b;', ['comparison: a < b → a <= b', 'comparison: a < b → a >= b']],
    ['const x = a === b;', ['comparison: a === b → a !== b']],
    ['const x = a && b;', ['operator: a && b → (a) || (b)']],
    ['const x = !a;', ['negation: !a → a']],
    ['const x = [a, b];', ['list: [a, b] → [b]', 'list: [a, b] → [a]']],
    ['const x = [a, b, c, d];', ['list: [a, b, c, d] → []']],
    ['const x = a.toLowerCase();', ['call: a.toLowerCase() → a']],
    ['const x = a.some(b);', ['call: a.some(b) → a.every(b)']],
    ['const x = 3;', ['number: 3 → 4']],
    ['const x = 20_000;', ['number: 20_000 → 0']],
    ['const x = 24 * 60 * 60;', ['number: 24 * 60 * 60 → 0']],
    ['const x = true;', ['truth: true → false']],
    ['function f() { return a; }', ['return: a → undefined']],
    [
      "if (a) throw new Error('b');",
      [...['condition: a → true', 'condition: a → false'], "statement: throw new Error('b'); → "],
    ],
  ])('in %s', (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  it.each([
    'import a from "b";',
    'type A = 1 | true;',
    'enum A { B = 1 }',
    'this.logger.warn("a");',
    'noteInLog({ a });',
    'const [a, b] = c;',
    'a?.b.filter(c).d;'.replace(/^/, 'const x = '),
    '@Column({ length: 3 }) class A {}',
    'const x = "a" + b;',
  ])('is nothing in %s', (source) => {
    expect(changes(source)).toEqual([]);
  });

  it('does what the source did while none is active, and one thing else while one is', () => {
    const source = 'const [a, b] = args; if (a > b) return "more"; return a === b ? "same" : "less";';
    expect([1, 2, 3].map((value) => run(source, 0, value, 2))).toEqual(['less', 'same', 'more']);
    const { mutants } = plant('a.js', `function it(...args) { ${source} }`);
    const active = (kind: string, after: string) =>
      mutants.find((mutant) => mutant.kind === kind && mutant.after === after)?.id ?? NaN;
    expect(run(source, active('condition', 'true'), 1, 2)).toBe('more');
    expect(run(source, active('comparison', 'a >= b'), 2, 2)).toBe('more');
  });

  it('keeps an else with its if where what stands between is left out', () => {
    const source = 'const out = []; if (args[0]) out.push(1); else out.push(2); return out.join();';
    const { mutants } = plant('a.js', `function it(...args) { ${source} }`);
    const first = mutants.find(({ before }) => before === 'out.push(1);')?.id ?? NaN;
    expect([run(source, first, true), run(source, first, false)]).toEqual(['', '2']);
  });

  it('is told by its beginning and its end, so that two calls of one long chain differ', () => {
    const chain = `const x = ${'abcdefghi.'.repeat(9)}filter(isLarge).trim();`;
    const start = 'abcdefghi.'.repeat(6);
    expect(plant('a.ts', chain).mutants.map(({ before }) => before)).toEqual([
      `${start}…${'bcdefghi.abcdefghi.filter(isLarge).trim()'.slice(-30)}`,
      `${start}…${'abcdefghi.abcdefghi.filter(isLarge)'.slice(-30)}`,
    ]);
  });

  it('numbers go on where another source ended, and each has its line and function', () => {
    const { mutants } = plant('a.ts', 'const f = () => {\n  return a;\n};', 7);
    expect(mutants).toMatchObject([{ id: 7, line: 2, within: 'f' }]);
  });
});
