import { describe, expect, it } from '@jest/globals';

import { weaknessOf } from './guessable-password.js';

const known = ['The Quiet Press', 'Eleanor Marsh', 'Ruth Weaver', 'ruth.w@harbour.example'];

describe('weaknessOf', () => {
  it.each([
    'password1234',
    'Password1234!',
    'P@ssw0rdP@ssw0rd',
    '123456789012',
    'qwertyuiop[]',
    'q1w2e3r4t5y6',
    'iloveyou1234',
    'letmeinletmein',
    'aaaaaaaaaaaa',
    'November2026',
    'motherfucker',
  ])('finds a common password: %s', (password) => {
    expect(weaknessOf({ password, known })).toBe('common');
  });

  it.each([
    'thequietpress',
    'The Quiet Press',
    'Eleanor-Marsh-2026',
    'eleanormarsh!1',
    '3l3an0rmar$h',
    'ruth.w@harbour.example',
    'harbour-ruth-1',
    'Ruth Weaver 1',
    'password-Ruth-Weaver',
  ])('finds a password made of known words: %s', (password) => {
    expect(weaknessOf({ password, known })).toBe('known');
  });

  it.each([
    'a quiet study at dusk',
    'ruth likes her tea cold',
    'correct horse battery staple',
    'x7#kQ9!mZ2pL',
    '$%&/()=?{[]}\\~',
    'ein grüner Apfel am Abend',
    '静かな夜明けの書斎にひとり座る',
    'x'.repeat(9) + 'no rule asks for signs',
  ])('accepts a strong password without rules for characters: %s', (password) => {
    expect(weaknessOf({ password, known })).toBeUndefined();
  });

  it('ignores very short known words', () => {
    expect(weaknessOf({ password: 'salty waves in spring', known: ['Al', 'a@b.cd'] })).toBeUndefined();
  });
});
