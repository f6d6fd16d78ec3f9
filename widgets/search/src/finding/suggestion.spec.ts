import { describe, expect, it } from '@jest/globals';
import type { SearchEntry } from '@lectern/widget-kit';

import { toSearchable } from './find-results.js';
import { wordsOf } from './query-words.js';
import { suggestionFor } from './suggestion.js';

const entry = (title: string, text: string): SearchEntry => ({
  id: title,
  type: 'book',
  title,
  text,
  url: '/',
});
const all = [
  entry('Fear Not', 'How it feels to be afraid, and to feel it less.'),
  entry('Fresh Start', 'A way through bankruptcy and debt. Don’t wait.'),
].map(toSearchable);
const suggest = (query: string) => suggestionFor(all, wordsOf(query));

describe('suggestionFor', () => {
  it.each([
    ['feer', 'fear'],
    ['bankrupcy', 'bankruptcy'],
    ['bankrutpcy debt', 'bankruptcy debt'],
  ])('corrects %s to %s (L5)', (query, suggestion) => {
    expect(suggest(query)).toBe(suggestion);
  });

  it.each(['fear', 'dont', 'feel it', 'zeppelin', 'fx', ''])('suggests nothing for %j', (query) => {
    expect(suggest(query)).toBeUndefined();
  });
});
