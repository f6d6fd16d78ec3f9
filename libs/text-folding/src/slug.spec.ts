import { describe, expect, it } from '@jest/globals';

import { anchorOf, slugOf } from './slug.js';

describe('anchorOf', () => {
  it.each([
    ['Straße nach Łódź', 'strasse-nach-lodz'],
    ['Übergröße: „Was nun?“', 'ubergrosse-was-nun'],
    ['They’ll take *it*', 'theyll-take-it'],
    ['Œuvre d’été', 'oeuvre-dete'],
    ['Глава 1: Начало', 'глава-1-начало'],
    ['Η Σοφία', 'η-σοφια'],
    ['שָׁלוֹם עולם', 'שלום-עולם'],
    ['第一章', '第一章'],
    ['?!', 'u-3f-21'],
  ])('folds "%s"', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });
});

describe('slugOf', () => {
  it.each([
    ['übergröße', 'ubergrosse'],
    ['u\u0308bergro\u0308ße', 'ubergrosse'],
    ['Mein Buch', 'mein-buch'],
    ['война', undefined],
  ])('suggests a name for "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
