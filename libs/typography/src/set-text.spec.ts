import { describe, expect, it } from '@jest/globals';
import { setText } from './set-text.js';

describe('setText', () => {
  it.each([
    [`"It's stopped," he said.`, '“It’s stopped,” he said.'],
    [`"'Tis so," she said ("why?").`, '“’Tis so,” she said (“why?”).'],
    [`the '90s`, 'the ’90s'],
    [`'Nine,' said he`, '‘Nine,’ said he'],
    ['wait...', 'wait…'],
    ['1--2, and --- so', '1–2, and — so'],
    ['1 John 4:18', '1 John\u00A04:18'],
  ])('sets %s', (typed, set) => {
    expect(setText(typed, 'en')).toBe(set);
  });

  it('closes a quotation after the last character of the previous text', () => {
    expect(setText('," she said', 'en', 't')).toBe(',” she said');
  });

  it.each([
    ['de', `"Komm 'rein", sagte er, "'s ist kalt."`, '„Komm ’rein“, sagte er, „’s ist kalt.“'],
    ['de', `"Er rief 'Halt!'", sagte sie.`, '„Er rief ‚Halt!‘“, sagte sie.'],
    ['de-DE', `'Geht's?' -- Jonas' Hund`, '‚Geht’s?‘ – Jonas’ Hund'],
    ['de-CH', `"Grüezi 'Du'"`, '«Grüezi ‹Du›»'],
    ['fr', `"L'été", dit-il.`, '«\u202FL’été\u202F», dit-il.'],
    ['pl', `"Łódź 'mała'"`, '„Łódź «mała»”'],
    ['ru', `("Да")`, '(«Да»)'],
    ['sv', `"Hej", sa han.`, '”Hej”, sa han.'],
    ['nl', `"Ja"`, '“Ja”'],
  ])('uses the quotation marks of %s: %s', (language, typed, set) => {
    expect(setText(typed, language)).toBe(set);
  });

  it('closes an inner quotation that began in the previous text', () => {
    expect(setText("', sagte er", 'de', '„Sie rief ‚Halt!')).toBe('‘, sagte er');
  });
});
