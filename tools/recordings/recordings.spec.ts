import { describe, expect, it } from '@jest/globals';
import { id3 } from './id3.js';
import { pieces } from './speech.js';

describe('a recording', () => {
  it('is read sentence by sentence, in letters that the voice knows', () => {
    expect(pieces('“I don’t know,” she said. She said it twice — once to the café.')).toEqual([
      `"I don't know," she said. She said it twice, once to the cafe.`,
    ]);
    const long = pieces('A sentence of a fair length, to be said in one breath. '.repeat(20).trim());
    expect(long.length).toBeGreaterThan(1);
    for (const piece of long) {
      expect(piece.length).toBeLessThanOrEqual(400);
      expect(piece).toMatch(/\.$/);
    }
  });

  it('says in its tags that the voice is made by a program', () => {
    const tag = id3({
      title: 'One',
      album: 'Two',
      artist: 'Synthetic voice',
      composer: 'Three',
      year: '2024',
      comment: 'Read by a synthetic voice.',
      lengthMs: 1000,
    });
    expect(tag.toString('latin1', 0, 3)).toBe('ID3');
    const size = [...tag.subarray(6, 10)].reduce((sum, byte) => sum * 128 + byte, 0);
    expect(size).toBe(tag.length - 10);
    expect(tag.includes(Buffer.from('Read by a synthetic voice.', 'utf16le'))).toBe(true);
  });
});
