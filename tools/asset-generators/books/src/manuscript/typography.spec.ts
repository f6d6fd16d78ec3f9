import { describe, expect, it } from '@jest/globals';
import { setLine, setTypography } from './typography.js';

describe('typographic characters', () => {
  it('sets a line without markup', () => {
    expect(setLine(`"It's stopped," he said.`)).toBe('“It’s stopped,” he said.');
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
