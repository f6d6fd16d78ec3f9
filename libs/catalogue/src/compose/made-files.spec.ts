import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Content } from '../content/read-content.js';
import { readMadeFiles } from './made-files.js';

const content = {
  site: { author: { name: 'Jonas Feld' }, parts: ['starter-kit', 'test-pages'] },
  books: [
    { id: 'fog', book: { direct: { productId: 'fog-ebook' } } },
    { id: 'elsewhere', book: { direct: null } },
  ],
  downloads: {
    cards: [
      { kind: 'pdf', fileName: 'card.pdf', printed: { from: 'booklets/card' } },
      { kind: 'audio', fileName: 'card.mp3' },
    ],
    samples: [
      { kind: 'pdf', fileName: 'fog.pdf', attachedName: 'fog-copy.pdf', printed: { from: 'books/fog' } },
    ],
  },
  pages: { 'download-demo': { words: { file: { fileName: 'demo.pdf' } } } },
} as unknown as Content;

describe('the files made of a content folder', () => {
  let folder: string;
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  const record = { author: 'Jonas Feld', publicPaths: ['attached_assets/card.pdf'], pages: 13, sizeBytes: 5 };
  const written = async () => {
    for (const name of [
      'attached_assets/card.pdf',
      'attached_assets/fog-copy.pdf',
      'attached_assets/demo.pdf',
    ])
      await write(`public/${name}`, 'words');
    for (const name of ['fog.pdf', 'fog.json']) await write(`public/objects/digital-files/${name}`, 'words');
    await write('interiors/card-1.svg', '<svg/>');
    await write('samples.json', JSON.stringify([{ ...record, interior: ['interiors/card-1.svg'] }]));
    await write('fog/fog.pdf', 'a book');
    const files = [{ path: 'fog/fog.pdf', sizeBytes: 6 }];
    await write(
      'books.json',
      JSON.stringify([{ bookId: 'fog', author: 'Jonas Feld', productId: 'fog-ebook', files }]),
    );
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'made-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('have their page counts and pictured pages by address', async () => {
    await written();
    const { samples, warnings, bookWarnings } = await readMadeFiles(folder, folder, content);
    expect([...warnings, ...bookWarnings]).toEqual([]);
    expect(samples.get('/attached_assets/card.pdf')).toEqual({
      file: join(folder, 'public/attached_assets/card.pdf'),
      pages: 13,
      interior: [join(folder, 'interiors/card-1.svg')],
    });
    expect(samples.get('/objects/digital-files/fog.pdf')).toMatchObject({ pages: null });
    expect([...samples.keys()]).toHaveLength(5);
  });

  it('are each named if they are missing, with what to do', async () => {
    const { samples, warnings, bookWarnings } = await readMadeFiles(join(folder, 'none'), folder, content);
    expect(samples.size).toBe(0);
    expect(warnings).toEqual([
      expect.stringMatching(/public has no .*fog\.pdf, .*fog\.json, .*demo\.pdf, .*`npm run assets`/),
    ]);
    expect(bookWarnings[0]).toMatch(/no file to sell of the book "fog".*`npm run assets`.*dashboard/);
  });

  it('are named if they differ from their record, and their pages are not counted', async () => {
    await written();
    await write('public/attached_assets/card.pdf', 'other words');
    await write('fog/fog.pdf', 'another book');
    const { samples, warnings, bookWarnings } = await readMadeFiles(folder, folder, content);
    expect(samples.get('/attached_assets/card.pdf')?.pages).toBeNull();
    expect(
      [...bookWarnings, ...warnings].map((each) => /(\S+) (is missing or )?differs/.exec(each)?.[1]),
    ).toEqual([join(folder, 'fog/fog.pdf'), join(folder, 'public/attached_assets/card.pdf')]);
  });

  it('are not used if they are by another author, whatever they are called', async () => {
    await written();
    await write('books/fog/manuscript/book.md', '---\nauthor: Ada Sand\n---\n');
    await write('booklets/card/manuscript/book.md', '---\nauthor: Ada Sand\n---\n');
    const { samples, books, warnings, bookWarnings } = await readMadeFiles(folder, folder, content);
    expect([samples.has('/attached_assets/card.pdf'), books]).toEqual([false, []]);
    expect(warnings).toEqual([expect.stringMatching(/card\.pdf is by Jonas Feld/)]);
    expect(bookWarnings).toEqual([expect.stringMatching(/fog is by Jonas Feld/)]);
  });

  it('are the owner’s own if their record names no author, whatever she is called by now', async () => {
    await written();
    const files = [{ path: 'fog/fog.pdf', sizeBytes: 6 }];
    const fog = { bookId: 'fog', productId: 'fog-ebook', files };
    await write('books.json', JSON.stringify([fog]));
    const renamed = { ...content, site: { ...content.site, author: { name: 'Ada Sand' } } } as typeof content;
    const { books, bookWarnings } = await readMadeFiles(folder, folder, renamed);
    expect([books, bookWarnings]).toEqual([[fog], []]);
  });

  it('have a kit if the content has one by the same author', async () => {
    await written();
    await write(
      'kit/kit.json',
      JSON.stringify([{ part: 'kit', author: 'Jonas Feld', fileName: 'Kit.zip', sizeBytes: 3 }]),
    );
    await write('kit/Kit.zip', 'zip');
    const about = 'kits/grant-writer-starter-kit/kit.json';
    const kitOf = async (author: string) => {
      await write(about, JSON.stringify({ author }));
      const { kit, warnings } = await readMadeFiles(folder, folder, content);
      return { count: kit.length, warnings };
    };
    expect((await readMadeFiles(folder, folder, content)).kit).toEqual([]);
    expect(await kitOf('Jonas Feld')).toEqual({ count: 1, warnings: [] });
    expect(await kitOf('Ada Sand')).toEqual({
      count: 0,
      warnings: [expect.stringContaining('no starter kit')],
    });
    await write('kit/Kit.zip', 'another');
    expect((await kitOf('Jonas Feld')).count).toBe(0);
  });

  it('are missing if their records cannot be read', async () => {
    await written();
    await write('books.json', '[{');
    expect((await readMadeFiles(folder, folder, content)).bookWarnings.join()).toContain('no file to sell');
  });
});
