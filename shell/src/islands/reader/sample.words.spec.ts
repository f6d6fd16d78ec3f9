import { describe, expect, it } from '@jest/globals';
import { bookIds } from '@lectern/catalogue';
import { sampleOf, trailerWords } from './sample.words.js';

describe('the sample of a book @S2-samples-and-trailers-12', () => {
  it.each([
    ['finding-peace', 'finding-peace-sample', /chapter 1/],
    ['grant-writing', 'grant-writing-sample-chapter1', /rule 1/],
    ['fear-not', 'fear-not-sample', /five verses/],
    ['starting-over', 'starting-over-sample-chapter-2', /chapter 2/],
    ['women-teach', 'women-teach-preach-sample-chapter5', /chapter 5/],
    ['thank-god-mom', 'thank-god-for-mom-sample', /yellow bowl/],
    ['fresh-start', 'fresh-start-sample-chapter1-updated', /chapter 1: Twenty-one/],
    ['greedy-lying', 'greedy-lying-sample', /statement/],
  ])('is the chapter that the specification names: %s @S2-samples-and-trailers-13', (bookId, name, title) => {
    const sample = sampleOf(bookId);
    expect(sample?.reading.pdfUrl).toBe(`/objects/digital-files/${name}.pdf`);
    expect(sample?.reading.readingUrl).toBe(`/objects/digital-files/${name}.json`);
    expect(sample?.title).toMatch(title);
  });

  it('exists for each of the eight books, and for no other', () => {
    expect(bookIds.every((id) => sampleOf(id) !== null)).toBe(true);
    expect(sampleOf('another-book')).toBeNull();
  });
});

describe('the video of a book', () => {
  it('is a trailer for two books, at the address that sales pages play it from @S2-samples-and-trailers-19 @S2-samples-and-trailers-21', () => {
    const films = bookIds.map((id) => [id, trailerWords(id)?.video.videoUrl]).filter(([, url]) => url);
    expect(films).toEqual([
      ['finding-peace', '/attached_assets/finding-peace-trailer.mp4'],
      ['starting-over', '/attached_assets/starting-over-trailer.mp4'],
    ]);
  });

  it('explains the sample of Fresh Start, and of no other book @S2-samples-and-trailers-20', () => {
    const explained = bookIds.filter((id) => sampleOf(id)?.film);
    expect(explained).toEqual(['fresh-start']);
    expect(sampleOf('fresh-start')?.film?.video.videoUrl).toBe('/attached_assets/fresh-start-preview.mp4');
  });
});
