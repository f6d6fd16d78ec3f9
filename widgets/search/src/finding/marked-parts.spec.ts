import { describe, expect, it } from '@jest/globals';
import { markedParts } from './marked-parts.js';

/** The marked parts between brackets. */
const marked = (text: string, words: string[]) =>
  markedParts(text, words)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

describe('the words found', () => {
  it('are marked as they are written, wherever they stand', () => {
    expect(marked('Finding Peace, peacefully', ['peace'])).toBe('Finding [Peace], [peace]fully');
  });

  it('are marked together where they touch', () => {
    expect(marked('starting', ['start', 'tin'])).toBe('[startin]g');
  });

  it('keep their accents and apostrophes', () => {
    expect(marked('Renée said: a mother’s day', ['renee', "mother's"])).toBe(
      '[Renée] said: a [mother’s] day',
    );
  });

  it('leave a text without them whole', () => {
    expect(markedParts('Courage', ['rest'])).toEqual([{ text: 'Courage', isMarked: false }]);
  });
});
