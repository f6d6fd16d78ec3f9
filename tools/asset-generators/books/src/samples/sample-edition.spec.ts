import { describe, expect, it } from '@jest/globals';
import { sampleEdition, sampleManuscript, sampleSection } from './sample-edition.js';
import type { Sample } from './read-samples.js';

const book = sampleManuscript({
  sections: [
    sampleSection({ id: '01-one', number: 1 }),
    sampleSection({ id: '02-two', number: 2, isFree: true }),
  ],
});
const sample: Sample = {
  fileName: 'a-sample.pdf',
  publicPaths: ['objects/digital-files/a-sample.pdf'],
  readingPath: null,
  from: 'books/a-book',
  chapters: ['02-two'],
  edition: 'Chapter 2, free to read.',
  closing: { title: 'The rest', paragraphs: ['There is *more*.'] },
};

describe('the edition of a sample @S2-samples-and-trailers-16', () => {
  it('holds the chapters it names, with the numbers they have in the book, and a last page', () => {
    const { sections, edition } = sampleEdition(book, sample, false);
    expect(sections.map(({ id, number }) => [id, number])).toEqual([
      ['02-two', 2],
      ['closing', null],
    ]);
    expect(edition).toBe('Chapter 2, free to read.');
  });

  it('is refused a chapter that its author has not given away', () => {
    expect(() => sampleEdition(book, { ...sample, chapters: ['01-one'] }, false)).toThrow(
      'a-sample.pdf: the chapter "01-one" is for sale; write "free: yes" at its head if you give it away',
    );
  });

  it('is refused a chapter that is not there, and a whole book', () => {
    expect(() => sampleEdition(book, { ...sample, chapters: ['03-three'] }, false)).toThrow(
      'there is no chapter "03-three" in books/a-book',
    );
    expect(() => sampleEdition(book, { ...sample, chapters: null }, false)).toThrow('a book is for sale');
  });

  it('is the whole of a booklet that was written to be given away', () => {
    expect(sampleEdition(book, { ...sample, chapters: null }, true).sections).toHaveLength(3);
  });
});
