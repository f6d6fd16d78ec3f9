import { describe, expect, it } from '@jest/globals';
import { setText } from './set-text.js';

describe('setText', () => {
  it.each([
    [`"It's stopped," he said.`, '“It’s stopped,” he said.'],
    [`"'Tis so," she said ("why?").`, '“’Tis so,” she said (“why?”).'],
    [`the '90s`, 'the ’90s'],
    [`'Nine,' said he`, '‘Nine,’ said he'],
    ['wait...', 'wait…'],
    ['1--2, and --- so', '1–2, and — so'],
    ['1 John 4:18', '1 John\u00A04:18'],
  ])('sets %s', (typed, set) => {
    expect(setText(typed)).toBe(set);
  });

  it('closes a quotation after the last character of the previous text', () => {
    expect(setText('," she said', 't')).toBe(',” she said');
  });
});
