import { contentFolder } from '@lectern/catalogue/content';
import { readFields } from '@lectern/catalogue/values';
import { describe, expect, it } from '@jest/globals';

import { contentSections, isEditable, isInForm, sectionOf } from './content-sections.js';

describe('Sections of the content', () => {
  it('reach every field of every file, once', async () => {
    const { fields } = await readFields(contentFolder, []);
    const sections = new Set(contentSections().map(({ section }) => section));
    expect(fields.filter((field) => !sections.has(sectionOf(field)))).toEqual([]);
    const used = new Set(fields.filter(isEditable).map(sectionOf));
    expect([...sections].filter((section) => !used.has(section))).toEqual([]);
  });

  it('leave out what has its own screen or needs a restart', async () => {
    const { fields } = await readFields(contentFolder, []);
    const closed = fields
      .filter((field) => !isEditable(field))
      .map(({ file, pointer }) => `${file}#${pointer}`);
    const kinds = closed.map((place) => place.replace(/^books\/[^/]+/, 'books').replace(/\/@?\d[^/]*/, ''));
    expect([...new Set(kinds)].sort()).toEqual([
      'books/book.json#/editions/availability',
      'books/book.json#/editions/price',
      'books/book.json#/path',
      'site.json#/bookOrder',
    ]);
  });

  it.each([
    ['/', { file: 'pages/home.json', pointer: '/words/books/heading' }],
    ['/about', { file: 'site.json', pointer: '/author/bio/@0-01234567' }],
    ['/about', { file: 'site/portrait', pointer: '' }],
    ['/finding-peace', { file: 'books/finding-peace/sales.json', pointer: '/headline' }],
    ['navigation', { file: 'site.json', pointer: '/footer/text' }],
    ['films', { file: 'videos.json', pointer: '/highlights' }],
    ['standard-words', { file: 'pages/order.json', pointer: '/meta/title' }],
  ])('has %s for %j', (section, place) => {
    expect(sectionOf(place)).toBe(section);
  });

  it('have the portrait wherever it is shown', () => {
    const portrait = { file: 'site/portrait', pointer: '' };
    const shown = contentSections().filter(({ section }) => isInForm(portrait, section));
    expect(shown.map(({ section }) => section)).toEqual(['/', '/about', '/media-kit']);
  });
});
