import { describe, expect, it } from '@jest/globals';

import { weaknessOf } from './guessable-password.js';

const known = ['The Quiet Press', 'Eleanor Marsh', 'Ruth Weaver', 'ruth.w@harbour.example'];

describe('a password', () => {
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
  ])('that is common, or as good as that, is guessed soon: %s', (password) => {
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
  ])('that is made of what everybody knows is guessed soon by whoever knows it: %s', (password) => {
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
  ])('that is hard to guess needs no capital, digit or sign: %s', (password) => {
    expect(weaknessOf({ password, known })).toBeUndefined();
  });

  it('is not looked for in short words: they are in every sentence', () => {
    expect(weaknessOf({ password: 'salty waves in spring', known: ['Al', 'a@b.cd'] })).toBeUndefined();
  });
});
