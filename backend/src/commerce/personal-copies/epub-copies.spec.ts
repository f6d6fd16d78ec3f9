import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { epubEntries, createZip, type ZipEntry } from '../../testing/create-books.js';
import { makeCopy } from './make-copy.js';
import { openArchive, readText } from './prove-epub.js';

const text = 'This copy was made for Zoë Łukasiewicz, order 7F3K-2Q9A.';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-epub-copies-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const caseFile = (name: string) => readFile(path.join(import.meta.dirname, 'cases', `${name}.epub`));

async function copyOf(original: Buffer): Promise<Buffer> {
  const [originalPath, copyPath] = [path.join(folder, 'original.epub'), path.join(folder, 'copy.epub')];
  await writeFile(originalPath, original);
  await makeCopy({
    format: 'epub',
    originalPath,
    copyPath,
    line: { text, printable: [text] },
    isWhole: true,
  });
  return readFile(copyPath);
}

const read = async (epub: Buffer, name: string) => (await readText(await openArchive(epub), name)) ?? '';

interface Page {
  name: string;
  body: string;
  head?: string;
  properties?: string;
}

function epubOf(pages: readonly Page[], { guide = '', nav = '' } = {}): Buffer {
  const items = pages.map(
    ({ name, properties = '' }, at) =>
      `<item id="p${at}" href="${name}" media-type="application/xhtml+xml" properties="${properties}"/>`,
  );
  const itemrefs = pages.map((_page, at) => `<itemref idref="p${at}"/>`);
  const html = (head: string, body: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head>${head}</head><body>${body}</body></html>`;
  const entries: ZipEntry[] = [
    ...epubEntries().filter(({ name }) => !name.startsWith('OEBPS')),
    {
      name: 'OEBPS/book.opf',
      content: `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata></metadata><manifest>${items.join('')}
        <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/></manifest>
        <spine>${itemrefs.join('')}</spine><guide>${guide}</guide></package>`,
    },
    { name: 'OEBPS/nav.xhtml', content: html('', `<nav epub:type="landmarks">${nav}</nav>`) },
    ...pages.map(({ name, head = '', body }) => ({ name: `OEBPS/${name}`, content: html(head, body) })),
  ];
  return createZip(entries);
}

async function pagesWithLine(original: Buffer, pages: readonly Page[]): Promise<string[]> {
  const copy = await copyOf(original);
  const shown = await Promise.all(pages.map(async ({ name }) => read(copy, `OEBPS/${name}`)));
  return pages.filter((_page, at) => shown[at]?.includes('This copy was made for')).map(({ name }) => name);
}

const story = (name: string): Page => ({
  name,
  body: `<p>${'It rained on the small town. '.repeat(30)}</p>`,
});
const picture = '<svg xmlns="http://www.w3.org/2000/svg"><title>The cover</title><image href="c.jpg"/></svg>';

describe('Copies of ePubs made by other programs', () => {
  it('compares Calibre’s packed directory entries by name (R1)', async () => {
    const original = await caseFile('calibre-directory-entries');
    const copy = await copyOf(original);
    expect(await read(copy, 'content.opf')).toContain('Łukasiewicz');
    const names = async (epub: Buffer) => (await openArchive(epub)).entries.map(({ fileName }) => fileName);
    expect(await names(copy)).toEqual(await names(original));
  });

  it.each<[string, Page, { guide?: string; nav?: string }]>([
    ['Calibre’s titlepage.xhtml', { name: 'titlepage.xhtml', body: picture }, {}],
    [
      'a page that Calibre marks as its cover',
      {
        name: 'titlepage.xhtml',
        head: '<meta name="calibre:cover" content="true"/>',
        body: `<p>A Book</p>${picture}`,
      },
      {},
    ],
    [
      'the cover of the guide',
      { name: 'title_page.xhtml', body: '<h1>A Book</h1><p>© 2026 Eleanor Marsh</p>' },
      { guide: '<reference type="cover" href="title_page.xhtml"/>' },
    ],
    [
      'the cover of the landmarks',
      { name: 'copyright.xhtml', body: '<h1>A Book</h1>' },
      { nav: '<ol><li><a epub:type="cover" href="copyright.xhtml#c">Cover</a></li></ol>' },
    ],
    [
      'a section of the type cover',
      { name: 'titlepage.xhtml', body: '<section epub:type="cover"><p>A Book</p></section>' },
      {},
    ],
    [
      'a page with the property cover-image',
      { name: 'titlepage.xhtml', body: '<p>A Book</p>', properties: 'cover-image' },
      {},
    ],
    [
      'a page called cover',
      { name: 'Text/cover.xhtml', body: '<p>All rights reserved.</p><img src="c.jpg" alt=""/>' },
      {},
    ],
    [
      'a picture with the word Cover',
      { name: 'titlepage.xhtml', body: '<img src="c.jpg" alt=""/><p>Cover</p>' },
      {},
    ],
  ])('puts no line on %s (R1b)', async (_title, cover, more) => {
    const pages = [cover, story('one.xhtml')];
    expect(await pagesWithLine(epubOf(pages, more), pages)).toEqual([]);
    const title = { name: 'title-page.xhtml', body: '<h1>A Book</h1><p>Eleanor Marsh</p>' };
    const more3 = [cover, title, story('one.xhtml')];
    expect(await pagesWithLine(epubOf(more3, more), more3)).toEqual(['title-page.xhtml']);
  });

  it('puts the line after the imprint in a book of one file, as Google Docs exports (R3)', async () => {
    const page = await read(await copyOf(await caseFile('google-docs-structure')), 'GoogleDoc/MyNovel.xhtml');
    expect(page).toMatch(
      /All rights reserved\.<\/span><\/p>\n<p class="c4">This copy was made for Zoë Łukasiewicz, order 7F3K-2Q9A\.<\/p><hr/,
    );
  });

  it('takes no sentence of a long story for an imprint (R3)', async () => {
    const body = `<p>She gave me the copyright, an edition of one.</p>${story('').body.repeat(20)}`;
    const pages = [{ name: 'one.xhtml', body }];
    expect(await pagesWithLine(epubOf(pages), pages)).toEqual([]);
  });

  it('dresses the line like the last line of the imprint (R19)', async () => {
    const body =
      '<div class="small"><p class="fine"><span class="s8">© 2026 Eleanor Marsh</span></p><p hidden="hidden">x</p></div><ul><li><p>Not this</p></li></ul>';
    const copy = await copyOf(epubOf([{ name: 'copyright.xhtml', body }]));
    expect(await read(copy, 'OEBPS/copyright.xhtml')).toContain(
      `</span></p>\n<p class="fine"><span class="s8">${text}</span></p><p hidden`,
    );
  });

  it('finds a page whose name is decomposed in the archive (R14)', async () => {
    const original = await caseFile('name-decomposed-href-composed');
    const { entries } = await openArchive(await copyOf(original));
    expect(entries.map(({ fileName }) => fileName)).toContain('OEBPS/cafe\u0301.xhtml');
    const page = { name: 'cafe\u0301-copyright.xhtml', body: '<p>© 2026</p>' };
    const composed = { ...page, name: page.name.normalize('NFC') };
    const archive = epubOf([composed]);
    const mixed = Buffer.from(archive.toString('latin1'), 'latin1');
    expect(await pagesWithLine(mixed, [page])).toEqual([page.name]);
  });

  it('keeps the bytes of names without the Unicode flag (R14)', async () => {
    const entries: ZipEntry[] = epubEntries().map((entry) => ({ ...entry }));
    const name = 'OEBPS/caf\u00e9.xhtml';
    const flagged = createZip([...entries.slice(0, 2), bookOf('caf\u00e9.xhtml'), { name, content: '<p/>' }]);
    // Some programs write UTF-8 names without the flag.
    const original = Buffer.from(flagged);
    for (const [mark, at] of [
      ['PK\x03\x04', 6],
      ['PK\x01\x02', 8],
    ] as const)
      for (
        let place = original.indexOf(mark, 0, 'latin1');
        place >= 0;
        place = original.indexOf(mark, place + 4, 'latin1')
      )
        original.writeUInt16LE(0, place + at);
    const copy = await copyOf(original);
    expect(copy.includes(Buffer.from(name))).toBe(true);
    const flags = (await openArchive(copy)).entries.map((entry) => entry.generalPurposeBitFlag & 0x0800);
    expect(new Set(flags)).toEqual(new Set([0]));
  });

  it('makes no copy of a book with two entries of one name, which is refused at upload today', async () => {
    await expect(copyOf(await caseFile('duplicate-zip-entry'))).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('copies UTF-16 pages as they are, and writes the line into UTF-16 and ISO-8859-1 ones (R17)', async () => {
    const original = await caseFile('utf16-chapter');
    const copy = await copyOf(original);
    expect(await read(copy, 'OEBPS/copyright.xhtml')).toContain(text);
    expect(await read(copy, 'OEBPS/one.xhtml')).toBe(await read(original, 'OEBPS/one.xhtml'));

    const html = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><html xmlns="http://www.w3.org/1999/xhtml"><body><p>© 2026 café</p></body></html>`;
    const wide = (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le');
    const opf = String(bookOf('copyright.xhtml').content);
    for (const [page, book, line] of [
      [wide(html('UTF-16')), wide(opf), 'Łukasiewicz'],
      [wide(html('UTF-16')).swap16(), wide(opf).swap16(), 'Łukasiewicz'],
      [Buffer.from(html('ISO-8859-1'), 'latin1'), opf, '&#321;ukasiewicz'],
    ] as const) {
      const made = await copyOf(
        createZip([
          ...epubEntries().slice(0, 2),
          { name: 'OEBPS/book.opf', content: book },
          { name: 'OEBPS/copyright.xhtml', content: page },
        ]),
      );
      const shown = await read(made, 'OEBPS/copyright.xhtml');
      expect(shown).toContain(line);
      expect(shown).toContain('© 2026 café');
      expect(await read(made, 'OEBPS/book.opf')).toContain('dcterms:provenance');
    }
  });
});

const bookOf = (href: string): ZipEntry => ({
  name: 'OEBPS/book.opf',
  content: `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata></metadata><manifest><item id="p" href="${href}" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="p"/></spine></package>`,
});
