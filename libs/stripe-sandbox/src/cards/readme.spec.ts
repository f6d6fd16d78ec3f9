import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { TEST_CARDS } from './test-cards.js';

describe('the README', () => {
  it('lists every card and every ready-made payment method', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const missing = TEST_CARDS.flatMap(({ number, paymentMethods }) => [
      number.replaceAll(/(.{4})(?=.)/g, '$1 '),
      ...paymentMethods,
    ]).filter((name) => !readme.includes(name));
    expect(missing).toEqual([]);
  });
});
