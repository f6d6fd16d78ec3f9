import { describe, expect, it } from '@jest/globals';
import { markedParts } from './marked-parts.js';

const marked = (text: string, words: string[]) =>
  markedParts(text, words)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

describe('matched words', () => {
  it('are marked as written, anywhere in the text', () => {
    expect(marked('Finding Peace, peacefully', ['peace'])).toBe('Finding [Peace], [peace]fully');
  });

  it('are marked together if adjacent', () => {
    expect(marked('starting', ['start', 'tin'])).toBe('[startin]g');
  });

  it('keep their accents and apostrophes', () => {
    expect(marked('Renée said: a mother’s day', ['renee', "mother's"])).toBe(
      '[Renée] said: a [mother’s] day',
    );
  });

  it('leave other text unchanged', () => {
    expect(markedParts('Courage', ['rest'])).toEqual([{ text: 'Courage', isMarked: false }]);
  });
});
