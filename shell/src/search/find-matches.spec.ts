import { describe, expect, it } from '@jest/globals';
import { findMatches } from './find-matches.js';
import { searchables } from './searchable.js';

const titles = (query: string) => findMatches(searchables(), query).map(({ title }) => title);

describe('the search', () => {
  it('finds a book by its title, its description and its keywords, whatever the letters’ size', () => {
    expect(titles('FRESH start')).toEqual(['Fresh Start']);
    expect(titles('watch hallway')).toContain('Finding Peace');
    expect(titles('devotional')).toContain('Finding Peace');
  });

  it('finds the pages that stand still', () => {
    expect(titles('speaking')).toContain('Speaking & Teaching');
  });

  it('finds nothing for a word that nobody wrote, or for none', () => {
    expect(titles('zeppelin')).toEqual([]);
    expect(titles('  ')).toEqual([]);
  });

  it('shows eight at most', () => {
    expect(titles('a').length).toBe(8);
  });
});
