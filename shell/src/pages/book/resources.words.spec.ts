import { beforeAll, describe, expect, it } from '@jest/globals';
import { bookById, type BookId, bookIds, pages, type PageWords } from '@lectern/catalogue';
import { resourcesOf, type ResourcesWords } from './resources.words.js';

describe('the additional resources of a book @S2-samples-and-trailers-17', () => {
  let labels: PageWords<'book-detail'>['resources'];
  const resources = (id: BookId): ResourcesWords => {
    const book = bookById(id);
    if (!book) throw new Error(`There is no book ${id}.`);
    return resourcesOf(book, labels, book.path);
  };

  beforeAll(() => {
    labels = pages['book-detail'].words.resources;
  });

  it('are a downloadable sample for Finding Peace, Why Women Can Teach and Fear Not @S1-books-17', () => {
    const withFile = bookIds.filter((id) => resources(id).sample?.kind === 'file');
    expect(withFile).toEqual(['finding-peace', 'women-teach', 'fear-not']);
    expect(resources('fear-not').sample).toMatchObject({
      label: 'Download a sample of Fear Not (PDF)',
      url: '/attached_assets/fear-not-sample.pdf',
      reading: { readingUrl: '/objects/digital-files/fear-not-sample.json' },
      onwardHref: '/fear-not',
    });
  });

  it('are a recording with transcript for Fresh Start @S1-books-18', () => {
    const { sample } = resources('fresh-start');
    expect(sample).toMatchObject({ kind: 'audio', url: '/attached_assets/fresh-start-audio.mp3' });
    expect(sample?.kind === 'audio' && sample.transcript.length).toBeGreaterThan(5);
  });

  it('are a button that opens the book’s own sample for the others @S1-books-19', () => {
    for (const id of ['starting-over', 'grant-writing', 'thank-god-mom', 'greedy-lying'] as const) {
      expect(resources(id).sample).toMatchObject({
        kind: 'reading',
        reading: { bookId: id, labels: { readLabel: 'Get a free sample' } },
      });
    }
  });

  it('link to other free samples if a book has none', () => {
    const book = bookById('starting-over');
    if (!book) throw new Error('There is no such book.');
    expect(resourcesOf({ ...book, id: 'unknown' }, labels, null).sample).toEqual({
      kind: 'link',
      text: expect.stringContaining('There’s no free chapter of this one yet'),
      label: 'Get a free sample',
      path: '/downloads',
    });
  });

  it('are a trailer for three books, and an audio preview for the others if they have one @S1-books-20 @S1-books-21', () => {
    const withTrailer = bookIds.filter((id) => resources(id).trailer);
    expect(withTrailer).toEqual(['finding-peace', 'starting-over', 'fresh-start']);
    for (const id of bookIds) {
      const { trailer, listen } = resources(id);
      if (trailer) expect(listen).toBeNull();
      else if (id === 'greedy-lying')
        expect(listen).toMatchObject({
          text: expect.stringContaining('read aloud yet'),
          label: 'Play Audio',
          path: '/audio-previews',
        });
      else expect(listen).toMatchObject({ label: 'Play Audio', path: `/audio-previews?book=${id}` });
    }
  });
});
