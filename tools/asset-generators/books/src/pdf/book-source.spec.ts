import { describe, expect, it } from '@jest/globals';

import { sampleManuscript, sampleSection } from '../samples/sample-edition.js';
import { bookSource } from './book-source.js';

describe('the source of a printed book', () => {
  const cover = { svg: null, alt: 'A cover', accent: '#0F4C5C', paper: '#FFFFFF' };
  const sections = [
    sampleSection({ kind: 'introduction', number: null }),
    sampleSection(),
    sampleSection({ id: '02-after', kind: 'afterword', number: null }),
  ];

  it('has a long title whole on its title page, and its first words above the pages', () => {
    const title = 'A very long title '.repeat(8).slice(0, 140);
    const source = bookSource(sampleManuscript({ sections, title }), cover);
    expect(source).toContain(`#title-page("${title}"`);
    expect(source).toContain('main-matter.with("A very long title A very long title A very long…")');
  });

  it('has words in the language of the book', () => {
    const english = bookSource(sampleManuscript({ sections }), cover);
    for (const word of ['"Contents"', '"Introduction"', '"Afterword"', '"About the author"'])
      expect(english).toContain(word);
    const aboutHeading = 'Über die Autorin';
    const german = bookSource(sampleManuscript({ sections, language: 'de', aboutHeading }), cover);
    for (const word of [
      '"Inhalt"',
      '"Einleitung"',
      '"Nachwort"',
      '"Über die Autorin"',
      'language: "de", region: none',
    ])
      expect(german).toContain(word);
    expect(german).not.toMatch(/Contents|Introduction|Afterword|About the author/);
  });
});
