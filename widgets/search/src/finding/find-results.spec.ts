import { describe, expect, it } from '@jest/globals';
import type { SearchEntry } from '@lectern/widget-kit';
import { findResults, scoreOf, toSearchable } from './find-results.js';

const entry = (title: string, changed: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title,
  type: 'book',
  title,
  text: '',
  url: '/',
  ...changed,
});
const find = (entries: SearchEntry[], query: string) => findResults(entries.map(toSearchable), query);
const titles = (entries: SearchEntry[], query: string) => find(entries, query).map(({ title }) => title);

const freshStart = entry('Fresh Start', {
  text: 'A way through debt.',
  more: 'Chapter 7',
  url: '/fresh-start',
});

describe('score', () => {
  it.each([
    ['debt', 1],
    ['chapter', 1],
    ['fresh', 3],
    ['fresh start', 6],
    ['fresh debt', 4],
    ['a fresh zeppelin', 6],
    ['zeppelin', 0],
  ])('is 1 point for each word found and 2 more in the title: "%s" @S1-frame-19', (query, score) => {
    expect(scoreOf(toSearchable(freshStart), query.split(' '))).toBe(score);
  });
});

describe('results', () => {
  it('have an id, a title, a type, a description, a URL, and a score @S1-frame-18', () => {
    expect(find([freshStart], 'FRÉSH')).toEqual([
      {
        id: 'Fresh Start',
        type: 'book',
        title: 'Fresh Start',
        description: 'A way through debt.',
        url: '/fresh-start',
        score: 3,
      },
    ]);
  });

  it('are sorted by score, even with only one of the words', () => {
    const entries = [entry('Debt'), entry('Rest'), entry('Debt and rest'), entry('Courage')];
    expect(titles(entries, 'debt rest')).toEqual(['Debt and rest', 'Debt', 'Rest']);
  });

  it('with equal scores are sorted by type, then by title', () => {
    const entries = [
      entry('Rest, a talk', { type: 'service' }),
      entry('Rest, a page', { type: 'page' }),
      entry('Rest, the second'),
      entry('Rest, the first'),
    ];
    expect(titles(entries, 'rest')).toEqual([
      'Rest, the first',
      'Rest, the second',
      'Rest, a page',
      'Rest, a talk',
    ]);
  });

  it('with equal scores prefer whole words to parts', () => {
    const entries = [
      entry('The Unofficial Rulebook'),
      entry('Ebook files', { type: 'page', isSpecified: true }),
    ];
    expect(titles(entries, 'ebook')).toEqual(['Ebook files', 'The Unofficial Rulebook']);
    expect(titles(entries, 'book')).toEqual(['The Unofficial Rulebook', 'Ebook files']);
  });

  it('rank books and specified pages before others with as many words (S9)', () => {
    const entries = [
      entry('Refunds within 30 days, and Mother’s Day', { type: 'question' }),
      entry('Thank God for Mom', { more: 'Mother’s Day' }),
      entry('Contact', { type: 'page', isSpecified: true, text: 'Any day of the week.' }),
    ];
    expect(titles(entries, "mother's day")).toEqual([
      'Thank God for Mom',
      'Refunds within 30 days, and Mother’s Day',
      'Contact',
    ]);
  });

  it.each([
    ['dont', 'Don’t be afraid'],
    ['selfcare', 'Self-care'],
    ['self-care', 'Selfcare'],
    ['oeuvre', 'Œuvre'],
    ['strasse', 'Straße'],
    ['ISTANBUL', 'İstanbul'],
    ['lodz', 'Łódź'],
    ['naive cafe', 'Naïve\u00A0café'],
  ])('find %s in %s (L5)', (query, title) => {
    expect(titles([entry(title)], query)).toEqual([title]);
  });

  it('find an article by a word in its text only, with the excerpt from there (L5)', () => {
    const body = `${'The road was long. '.repeat(20)}A zeppelin rose above it. ${'It went on. '.repeat(20)}`;
    const [found] = find([entry('Courage', { type: 'article', text: 'On fear.', body })], 'zeppelin');
    expect(found).toMatchObject({ title: 'Courage', score: 1 });
    expect(found?.description).toContain('zeppelin rose');
    expect(
      find([entry('Courage', { type: 'article', text: 'On fear.', body })], 'fear')[0]?.description,
    ).toBe('On fear.');
  });

  it('are limited to eight @S1-frame-16', () => {
    expect(
      find(
        Array.from({ length: 12 }, (_, at) => entry(`Rest ${at}`)),
        'rest',
      ),
    ).toHaveLength(8);
  });

  it('are empty for an unknown word or an empty query', () => {
    expect(find([freshStart], 'zeppelin')).toEqual([]);
    expect(find([freshStart], '  ')).toEqual([]);
  });
});
