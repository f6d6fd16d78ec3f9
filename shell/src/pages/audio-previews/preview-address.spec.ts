import { expect, it } from '@jest/globals';
import { askedIn, searchOf } from './preview-address.js';

it('says book, voice and preview in the address, and reads them there', () => {
  const asked = { bookId: 'fear-not', voice: 'warm', previewId: 'p1' };
  expect(searchOf(asked)).toBe('?book=fear-not&voice=warm&preview=p1');
  expect(askedIn(searchOf(asked))).toEqual(asked);
});

it('says nothing where there is nothing to say', () => {
  const nothing = { bookId: null, voice: null, previewId: null };
  expect(searchOf(nothing)).toBe('');
  expect(askedIn('')).toEqual(nothing);
});
