import { beforeAll, describe, expect, it } from '@jest/globals';
import JSZip from 'jszip';
import { sampleManuscript } from '../samples/sample-edition.js';
import { packEpub } from './pack-epub.js';

const COVER = { jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xd9]), alt: 'A stone in "still" water' };

describe('the ePub of a book', () => {
  let bytes: Buffer;
  let zip: JSZip;
  beforeAll(async () => {
    bytes = await packEpub(sampleManuscript(), COVER);
    zip = await JSZip.loadAsync(bytes);
  });
  const file = async (name: string) => (await zip.file(`EPUB/${name}`)?.async('string')) ?? '';

  it('begins with its media type, uncompressed', () => {
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(bytes.readUInt16LE(8)).toBe(0);
  });

  it('lists every file it holds, and no other', async () => {
    const opf = await file('package.opf');
    const listed = [...opf.matchAll(/href="([^"]+)"/g)].map((match) => `EPUB/${match[1]}`);
    const held = Object.keys(zip.files).filter((name) => name.startsWith('EPUB/') && !name.endsWith('.opf'));
    expect(listed.sort()).toEqual(held.sort());
  });

  it('tells readers who cannot see the page what to expect', async () => {
    const opf = await file('package.opf');
    expect(opf).toContain('<meta property="schema:accessModeSufficient">textual</meta>');
    expect(opf).toContain('<meta property="schema:accessibilityHazard">none</meta>');
    expect(await file('cover.xhtml')).toContain('alt="A stone in &quot;still&quot; water"');
  });

  it('names the same parts to new readers and to old ones', async () => {
    const nav = (await file('nav.xhtml')).split('epub:type="landmarks"')[0] ?? '';
    const ncx = await file('toc.ncx');
    const inNav = [...nav.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1]);
    const inNcx = [...ncx.matchAll(/<content src="([^"]+)"/g)].map((match) => match[1]);
    expect(inNav).toEqual(['01-begin.xhtml', '02-after.xhtml', 'about-the-author.xhtml']);
    expect(inNcx).toEqual(inNav);
  });

  it('says what each part is, and leads to a note and back', async () => {
    const chapter = await file('01-begin.xhtml');
    expect(chapter).toContain('<section epub:type="chapter" role="doc-chapter" aria-labelledby="title">');
    expect(chapter).toContain('role="doc-noteref" id="mark-1" href="#note-1"');
    expect(chapter).toContain('id="note-1"><p><a role="doc-backlink" href="#mark-1"');
    expect(chapter).toContain('<section class="closing" aria-labelledby="closing">');
  });

  it('holds fonts for the alphabets in it', async () => {
    const polish = await JSZip.loadAsync(await packEpub(sampleManuscript({ title: 'Łódź i Київ' }), COVER));
    expect(Object.keys(polish.files)).toEqual(
      expect.arrayContaining([
        'EPUB/fraunces-latin-ext-400-normal.ttf',
        'EPUB/newsreader-latin-ext-400-italic.ttf',
        'EPUB/noto-serif-cyrillic-400-normal.ttf',
      ]),
    );
    expect(await polish.file('EPUB/book.css')?.async('string')).toContain(
      "'Book Display', 'newsreader-latin-ext-400-normal',",
    );
    expect(await file('book.css')).not.toContain('latin-ext');
  });

  it('has words in the language of the book', async () => {
    const german = await JSZip.loadAsync(
      await packEpub(sampleManuscript({ language: 'de-DE', aboutHeading: 'Zur Person' }), COVER),
    );
    const text = async (name: string) => (await german.file(`EPUB/${name}`)?.async('string')) ?? '';
    expect(await text('nav.xhtml')).toMatch(/<h1 id="contents">Inhalt<[^]*Zur Person[^]*Titelseite/);
    expect(await text('01-begin.xhtml')).toMatch(/aria-label="Anmerkung 1"[^]*aria-label="Zurück zum Text"/);
    const all = await Promise.all(
      Object.keys(german.files)
        .filter((name) => /(html|opf|ncx)$/.test(name))
        .map(async (name) => german.file(name)?.async('string')),
    );
    expect(all.join('\n')).not.toMatch(
      />Contents|Title page|Back to the text|>Note |About the author|Start reading/,
    );
  });

  it('escapes what XML would read as markup', async () => {
    const chapter = await file('01-begin.xhtml');
    expect(chapter).toContain('&lt;angle&gt; &amp; [brackets]');
    expect(chapter).toContain('href="https://example.org/?a=1&amp;b=2"');
    expect(chapter).toContain('<title>1. Begin &amp; “End”</title>');
  });

  it('is the same to the byte when nothing changed', async () => {
    expect((await packEpub(sampleManuscript(), COVER)).equals(bytes)).toBe(true);
  });
});
