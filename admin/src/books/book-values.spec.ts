import { describe, expect, it } from '@jest/globals';

import { type EditionValues, textOfBook, valuesOf, writtenOf } from './book-values.js';
import { newSection, type SectionValues } from './section-values.js';

const added = {
  book: {
    title: 'Fog',
    path: '/books/fog',
    description: ['One.', 'Two.'],
    series: { name: 'The River', number: 2 },
    editions: [{ format: 'ebook', price: 995 }],
    retailers: [{ name: 'Store', url: 'https://store.example', format: 'E-book' }],
  },
  sales: null,
  sample: { title: 'One', text: 'It was *foggy*.' },
  cover: null,
  sale: 'here' as const,
};
const values = () => valuesOf(added as unknown as Parameters<typeof valuesOf>[0]);

const again = (sales: unknown) => valuesOf({ ...added, sales } as unknown as Parameters<typeof valuesOf>[0]);

describe('Values of the form of a book', () => {
  it('make the same book again, with fields that the form does not show', () => {
    expect(values()).toMatchObject({
      description: 'One.\n\nTwo.',
      seriesNumber: '2',
      editions: [{ price: '9.95' }],
    });
    expect(writtenOf(values(), added)).toEqual(added);
  });

  it('are compared by all their words', () => {
    expect(textOfBook(values()).split('\n')).toEqual([
      ...['Fog', 'One.', '', 'Two.', 'The River', '2', 'ebook', '9.95'],
      ...['Store', 'https://store.example', 'E-book'],
    ]);
    const sections = [{ ...newSection('list'), heading: 'Three bridges' }];
    expect(textOfBook({ ...values(), sections })).toContain('Three bridges');
  });

  it('leave out empty fields, and send numbers and paragraphs', () => {
    const typed = {
      ...values(),
      ...{ description: 'A.\n \nB.\n\n\n', seriesName: ' ', seriesNumber: '', keywords: 'river, , fog' },
      editions: [{ format: 'ebook', label: ' ', price: '', pages: '12', isbn: '', publishedOn: '' }],
    };
    const { book } = writtenOf(typed, added);
    expect(book).toMatchObject({ description: ['A.', 'B.'], keywords: ['river', 'fog'] });
    expect(book).not.toHaveProperty('series');
    expect(book['editions']).toEqual([{ format: 'ebook', pages: 12 }]);
  });

  it('name the sections of the page only once they differ, and the sample with its heading', () => {
    const [about, opening, trailer, reviews, buy, details] = values().sections;
    const sections = [buy, about, opening, trailer, reviews, details] as SectionValues[];
    const moved = { ...values(), sections };
    const { sales } = writtenOf({ ...moved, sampleText: 'It was foggy.' }, added);
    expect(sales).toMatchObject({
      opening: { chapter: 'Fog', paragraphs: ['It was foggy.'] },
      sections: [{ kind: 'buy' }, { kind: 'about' }, {}, {}, {}, { kind: 'details' }],
    });
    expect(again(sales).sections).toEqual(moved.sections);
  });

  it('keep the words of a hidden section, and fields that the form does not show', () => {
    const kit = { kind: 'kit', heading: 'A kit', form: { nameLabel: 'Name' } };
    const list = {
      ...{ kind: 'list', tone: 'night', look: 'road', heading: '116 verses', display: '116', isHidden: true },
      entries: [{ title: 'One', struck: 'Two' }],
    };
    const about = { kind: 'about', lists: [{ look: 'plain', heading: 'For whom', entries: ['A', 'B'] }] };
    const sections = [list, about, kit, { kind: 'buy', beside: ['includes'] }];
    const read = again({ sections });
    expect(read.sections.map(({ kind, isShown }) => [kind, isShown])).toEqual([
      ...[
        ['list', false],
        ['about', true],
        ['kit', true],
        ['buy', true],
      ],
      ...['opening', 'trailer', 'reviews', 'details'].map((kind) => [kind, false]),
    ]);
    const written = writtenOf(read, { ...added, sales: { sections } }).sales;
    expect(Object(written).sections.slice(0, 4)).toEqual(sections);
  });

  it('send a price that is none as it was typed', () => {
    const edition = { ...values().editions[0], price: 'abc' };
    const { book } = writtenOf({ ...values(), editions: [edition as EditionValues] }, added);
    expect(book['editions']).toEqual([{ format: 'ebook', price: 'abc' }]);
  });
});
