import { describe, expect, it } from '@jest/globals';
import type { ContentText } from '@lectern/api-client/admin';

import { excerptOf, findTexts, searchable } from './find-texts.js';

const text = (section: string, file: string, pointer: string, words: string): ContentText => ({
  ...{ section, file, pointer },
  text: words,
});

const texts = searchable([
  text('chat', 'chat.json', '/topics/contact/triggers', ''),
  text('chat', 'chat.json', '/topics/contact/triggers/@0', 'phone number'),
  text('/speaking', 'pages/speaking.json', '/words/booking/phoneLabel', 'Call'),
  text('/about', 'pages/about.json', '/words/questions/booking/answer/@0', 'Or call: the phone is on.'),
  text('/contact', 'site.json', '/contact/phone', '(202) 555-0147'),
  text('/contact', 'site.json', '/contact/email', 'mail@example.com'),
  text('/about', 'pages/about.json', '/words/keywords', ''),
  text('/about', 'pages/about.json', '/words/keywords/@0', 'café'),
]);
const found = (typed: string) =>
  findTexts(texts, typed, ['/about', '/speaking', '/contact', 'chat']).map(({ place }) => place.pointer);

describe('Search over all sections', () => {
  it('lists fields of that name first, the shortest before others, then texts in the order of the site', () => {
    expect(found(' Phone ')).toEqual([
      '/contact/phone',
      '/words/booking/phoneLabel',
      '/words/questions/booking/answer/@0',
      '/topics/contact/triggers/@0',
    ]);
  });

  it('finds a list by its name once, and all fields of a group', () => {
    expect(found('keywords')).toEqual(['/words/keywords']);
    expect(found('contact')).toContain('/contact/email');
  });

  it('ignores case, accents and curly quotation marks', () => {
    expect(found('CAFE')).toEqual(['/words/keywords/@0']);
  });

  it('names a field with its group', () => {
    expect(texts.find(({ place }) => place.pointer === '/contact/phone')?.name).toBe(
      'Contact · Phone number',
    );
  });
});

describe('An excerpt', () => {
  const long = `${'before '.repeat(20)}the naïve word ${'after '.repeat(40)}`;

  it('shows the words as they are written, with whole words around them', () => {
    const { before, match, after } = excerptOf(long, 'naive');
    expect(match).toBe('naïve');
    expect(before).toMatch(/^…(?:before )+the $/);
    expect(after).toMatch(/^ word (?:after )+after…$/);
  });

  it('is the beginning of a text without the words', () => {
    expect(excerptOf('(202) 555-0147', 'phone')).toEqual({ before: '', match: '', after: '(202) 555-0147' });
  });
});
