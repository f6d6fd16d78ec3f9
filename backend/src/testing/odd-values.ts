import fc from 'fast-check';

const PIECES = ['a', '\0', '[', '<a', '@', 'é', '😀', '\ud800', '/', ' ', '\n', 'T', '%'];

/** Empty, malformed, very long texts, direction controls, code injections. */
const oddText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202ea', '\ufeff', 'ǅ', 'İ'],
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['%00', '%', '../../etc/passwd', "' OR 1=1 --", '{{7*7}}', '${7*7}', '__proto__', 'constructor'],
      ...['NaN', '1e400', '-1', '9'.repeat(400), '2026-02-30', '+292278994-01-01', '0000-00-00T00:00:00Z'],
      ...['9999-12-31T23:59:59.999999999Z', '2026-W53-7T24:00:00-23:59', 'null', '[object Object]', 'a@b'],
    ),
  },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...PIECES), fc.constantFrom(100, 1_000, 40_000))
      .map(([piece, times]) => piece.repeat(times)),
  },
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, [], {}, [[]], [null], { length: 9 }, { toString: 'a' }, { $ne: 1 }],
      ...[0, -1, 0.5, -0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE],
    ),
  },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 50, 5_000).map((length) => Array.from({ length }, () => ({}))) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** A part of a URL: escaped correctly, wrongly, or not at all. */
export const oddAddressPart: fc.Arbitrary<string> = fc.oneof(
  oddText.map((text) => escaped(text).slice(0, 12_000)),
  fc.constantFrom(
    '%00',
    '%ff',
    '%',
    '%zz',
    '%2e%2e%2f',
    '..',
    '.',
    '%c0%80',
    '%ed%a0%80',
    '\0',
    '\x7f',
    '\xff',
    '[a]',
    '%252e',
  ),
);

export function escaped(text: string): string {
  return [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
