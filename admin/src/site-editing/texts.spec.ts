import { describe, expect, it } from '@jest/globals';

import { countGraphemes, cutTo, oneLineText, partsOf, plainText, withPlaceholders } from './texts.js';

describe('Texts that are edited in place', () => {
  it('are counted and cut by characters as people see them', () => {
    const family = '👩‍👩‍👧';
    expect(countGraphemes(`ab${family}`)).toBe(3);
    expect(cutTo(`${'a'.repeat(79)}${family}b`, 80)).toBe(`${'a'.repeat(79)}${family}`);
    expect(countGraphemes(cutTo('x'.repeat(100_000), 80))).toBe(80);
  });

  it('lose marks and line breaks of a paste', () => {
    expect(plainText('\uE000\uE011\uE001Peace\uE002')).toBe('Peace');
    expect(oneLineText('One\r\n  two')).toBe('One two');
  });

  it('get deleted placeholders back', () => {
    expect(withPlaceholders('Hello ', ['{name}'])).toBe('Hello {name}');
    expect(withPlaceholders('Hello {name}', ['{name}'])).toBe('Hello {name}');
  });

  it('are split at their placeholders', () => {
    expect(partsOf('{count} of {total}', ['{count}', '{total}'])).toEqual([
      '',
      '{count}',
      ' of ',
      '{total}',
      '',
    ]);
  });
});
