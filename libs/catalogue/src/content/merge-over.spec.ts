import { expect, it } from '@jest/globals';
import { mergeOver } from './merge-over.js';

it('merges objects key by key, and replaces texts, lists and null', () => {
  const standard = {
    labels: { buy: 'Buy', read: 'Read' },
    steps: ['One', 'Two'],
    note: 'Note',
    more: { a: 1 },
  };
  const own = { labels: { buy: 'Get it' }, steps: ['Only'], note: null };
  expect(mergeOver(standard, own)).toEqual({
    labels: { buy: 'Get it', read: 'Read' },
    steps: ['Only'],
    note: null,
    more: { a: 1 },
  });
});

it('takes a value of another kind as it is, to be rejected by the schema', () => {
  expect(mergeOver({ a: { b: 1 } }, { a: 'text' })).toEqual({ a: 'text' });
  expect(mergeOver(undefined, { a: 1 })).toEqual({ a: 1 });
});
