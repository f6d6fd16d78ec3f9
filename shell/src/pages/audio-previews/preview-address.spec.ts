import { expect, it } from '@jest/globals';
import { queryIn, searchOf } from './preview-address.js';

it('writes book, voice and preview into the query, and reads them back', () => {
  const asked = { bookId: 'fear-not', voice: 'warm', previewId: 'p1' };
  expect(searchOf(asked)).toBe('?book=fear-not&voice=warm&preview=p1');
  expect(queryIn(searchOf(asked))).toEqual(asked);
});

it('is empty without values', () => {
  const nothing = { bookId: null, voice: null, previewId: null };
  expect(searchOf(nothing)).toBe('');
  expect(queryIn('')).toEqual(nothing);
});
