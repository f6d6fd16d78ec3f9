import { describe, expect, it } from '@jest/globals';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { createLogo } from '../../testing/create-logo.js';
import { type PrintedSample, setSamplePdf } from './sample-pdf.js';

const sample = (change: Partial<PrintedSample> = {}): PrintedSample => ({
  ...{
    title: 'The Bridge',
    language: 'en-GB',
    isShortened: false,
    author: 'A. Writer',
    siteName: 'Her Site',
  },
  text: 'It was *foggy* on the **bridge**.[^1]\n\n## A part\n\n- One\n- Two\n\n> Quoted\n\n---\n\nVerse  \nand verse.\n\n[^1]: A note.',
  book: { title: 'The Ninth Book', url: 'https://books.example/ninth', cover: null },
  words: {
    edition: 'Free of charge',
    shortenedText: 'It goes on in {title}.',
    closingHeading: 'The whole book',
    closingText: '{title} is at {address}.',
  },
  ...change,
});

async function read(pdf: Buffer): Promise<{ pages: number; text: string; language: string }> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const parts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    parts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  const { info } = await document.getMetadata();
  const found = {
    ...{ pages: document.numPages, text: parts.join(' ').replace(/\s+/g, ' ') },
    language: String((info as { Language?: unknown }).Language),
  };
  await document.destroy();
  return found;
}

describe('The PDF of a sample', () => {
  it('has the chapter with its parts, its note, and the way to the book', async () => {
    const { text, pages, language } = await read(await setSamplePdf(sample()));
    expect([pages, language]).toEqual([1, 'en-GB']);
    for (const words of [
      'The Ninth Book',
      'A. Writer',
      'Free of charge',
      'The Bridge',
      'A part',
      '• One',
      'Quoted',
    ])
      expect(text).toContain(words);
    expect(text).toContain('It was foggy on the bridge .¹');
    expect(text).toContain('1. A note.');
    expect(text).toContain('The Ninth Book is at books.example/ninth.');
    expect(text).not.toContain('It goes on');
  });

  it('begins with the name of the site, or its logo, unless that is the author', async () => {
    expect((await read(await setSamplePdf(sample()))).text).toMatch(/^Her Site The Ninth Book/);
    const own = await setSamplePdf(sample({ siteName: 'A. Writer' }));
    expect((await read(own)).text).toMatch(/^The Ninth Book A\. Writer/);
    const { catalogue, remove } = await createLogo();
    showCatalogue(catalogue);
    const drawn = await setSamplePdf(sample());
    showCatalogue(contentCatalogue);
    await remove();
    expect((await read(drawn)).text).toMatch(/^The Ninth Book A\. Writer/);
    expect(drawn.toString('latin1')).toMatch(/\/S \/Figure\b/);
  });

  it('says that a long chapter goes on, and numbers its pages', async () => {
    const text = Array.from(
      { length: 60 },
      (_, at) => `${at + 1} *It rained* ${'and rained '.repeat(60)}again.`,
    ).join('\n\n');
    const found = await read(await setSamplePdf(sample({ text, isShortened: true })));
    expect(found.pages).toBeGreaterThan(10);
    expect(found.text).toContain('It goes on in The Ninth Book.');
    expect(found.text).toContain('60 It rained');
  });
});
