import { describe, expect, it } from '@jest/globals';
import type { Inline } from './manuscript.js';
import { setTypography } from './typography.js';

describe('typographic characters', () => {
  it('closes a quotation that began inside emphasis', () => {
    const quoted: Inline[] = [
      { type: 'text', text: '"' },
      { type: 'emphasis', children: [{ type: 'text', text: 'Out' }] },
      { type: 'text', text: '," she said' },
    ];
    const set = (open: string, close: string) => [
      { type: 'text', text: open },
      { type: 'emphasis', children: [{ type: 'text', text: 'Out' }] },
      { type: 'text', text: `,${close} she said` },
    ];
    expect(setTypography(quoted, 'en-US')).toEqual(set('“', '”'));
    expect(setTypography(quoted, 'de-DE')).toEqual(set('„', '“'));
  });
});
