import { describe, expect, it } from '@jest/globals';
import { setLine, setTypography } from './typography.js';

describe('what a keyboard offers becomes what a printer sets', () => {
  it.each([
    [`"It's stopped," he said.`, '“It’s stopped,” he said.'],
    [`"'Tis so," she said ("why?").`, '“’Tis so,” she said (“why?”).'],
    [`the '90s`, 'the ’90s'],
    [`'Nine,' said he`, '‘Nine,’ said he'],
    ['wait...', 'wait…'],
    ['1--2, and --- so', '1–2, and — so'],
    ['1 John 4:18', '1 John\u00A04:18'],
  ])('sets %s', (typed, set) => {
    expect(setLine(typed)).toBe(set);
  });

  it('closes a quotation that began inside emphasis', () => {
    const set = setTypography([
      { type: 'text', text: '"' },
      { type: 'emphasis', children: [{ type: 'text', text: 'Out' }] },
      { type: 'text', text: '," she said' },
    ]);
    expect(set).toMatchObject([{ text: '“' }, { children: [{ text: 'Out' }] }, { text: ',” she said' }]);
  });
});
