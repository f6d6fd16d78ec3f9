import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt.js';

describe('excerpt @S2-shop-4', () => {
  it('keeps a short text unchanged', () => {
    expect(excerpt('Peace be still.', 15)).toBe('Peace be still.');
  });

  it('cuts after the given number of characters and adds an ellipsis @S1-home-8', () => {
    const cut = excerpt('a'.repeat(200), 120);
    expect(cut).toBe(`${'a'.repeat(120)}…`);
  });

  it('drops a partial word and the space before the ellipsis', () => {
    expect(excerpt('one two three', 7)).toBe('one two…');
    expect(excerpt('one two three', 8)).toBe('one two…');
    expect(excerpt('one two three', 10)).toBe('one two…');
  });

  it('adds no ellipsis if it ends with a sentence', () => {
    expect(excerpt('Peace be still. And there was a great calm.', 18)).toBe('Peace be still.');
  });

  it('joins lines and keeps surrogate pairs whole', () => {
    expect(excerpt('one\n\ntwo', 20)).toBe('one two');
    expect(excerpt('😀😀😀', 2)).toBe('😀😀…');
  });
});
