import { expect, it } from '@jest/globals';
import { type Move, moveValue } from './moves.js';

const moves: Move[] = [
  {
    version: 2,
    from: { file: 'site.json', pointer: '/hero' },
    to: { file: 'pages/home.json', pointer: '/words/top' },
  },
  {
    version: 3,
    from: { file: 'pages/home.json', pointer: '/words/top/heading' },
    to: { file: 'pages/home.json', pointer: '/words/top/title' },
  },
];
const value = { file: 'site.json', pointer: '/hero/heading', value: 'Hi', base: 'Hello', schemaVersion: 1 };

it('follows a field through the releases that moved it', () => {
  expect(moveValue(value, moves)).toEqual({ ...value, file: 'pages/home.json', pointer: '/words/top/title' });
});

it('leaves values alone that a later release stored, and fields beside the moved one', () => {
  const later = { ...value, schemaVersion: 3 };
  expect(moveValue(later, moves)).toBe(later);
  const beside = { ...value, pointer: '/heroine/heading' };
  expect(moveValue(beside, moves)).toBe(beside);
});
