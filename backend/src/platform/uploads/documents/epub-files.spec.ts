import { describe, expect, it } from '@jest/globals';

import { checkBook, sampleBook } from '../../../testing/check-book.js';
import { epubEntries, createZip, type ZipEntry } from '../../../testing/create-books.js';

const check = async (name: string) => checkBook('epub', await sampleBook(name));
const checkZip = (entries: readonly ZipEntry[]) => checkBook('epub', createZip(entries));

const WAY_OUT = 'Export it again, or open and save it in Sigil or Calibre.';

function withPackage(content: string | Buffer, more: readonly ZipEntry[] = []): ZipEntry[] {
  const [mimetype, container, , one] = epubEntries() as [ZipEntry, ZipEntry, ZipEntry, ZipEntry];
  return [mimetype, container, { name: 'OEBPS/book.opf', content }, one, ...more];
}

const packageOf = (manifest: string, spine: string, metadata = '') =>
  `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata>${metadata}</metadata>` +
  `<manifest>${manifest}</manifest><spine>${spine}</spine></package>`;

const item = (id: string, href: string, type = 'application/xhtml+xml') =>
  `<item id="${id}" href="${href}" media-type="${type}"/>`;

const CHAPTER = { content: '<html xmlns="http://www.w3.org/1999/xhtml"><body>One.</body></html>' };

describe('Chapters of an ePub', () => {
  it('are named if they are listed but missing (R14)', async () => {
    expect(await check('first-chapter-missing.epub')).toBe(
      'is incomplete: it lists “OEBPS/zero.xhtml” as a chapter, but that file isn’t in it. Export it again, or repair it in Sigil or Calibre.',
    );
    const items = ['one', 'two', 'three', 'four', 'five', 'six'];
    const entries = withPackage(
      packageOf(
        items.map((id) => item(id, `${id}.xhtml`)).join(''),
        items.map((id) => `<itemref idref="${id}"/>`).join(''),
      ),
    );
    expect(await checkZip(entries)).toMatch(
      /^is incomplete: it lists “OEBPS\/two.xhtml”, “OEBPS\/three.xhtml”, “OEBPS\/four.xhtml”, and 2 more as chapters/,
    );
    expect(
      await checkZip(withPackage(packageOf(item('one', 'one.xhtml'), '<itemref idref="gone"/>'))),
    ).toMatch(/lists “gone” as a chapter/);
    expect(await checkZip(withPackage(packageOf(item('one', 'one.xhtml'), '')))).toMatch(
      /^is an ePub without a book: it lists no chapters/,
    );
  });

  it('are found if their names are decomposed, encoded or spelled differently (R14)', async () => {
    for (const name of [
      'name-decomposed-href-composed.epub',
      'name-with-ampersand.epub',
      'manifest-raw-ncx-encoded.epub',
    ])
      expect(await check(name)).toMatchObject({ missing: [] });
    const spellings: [href: string, name: string][] = [
      ['caf%C3%A9.xhtml', 'OEBPS/cafe\u0301.xhtml'],
      ['cafe\u0301.xhtml', 'OEBPS/caf\u00e9.xhtml'],
      ['Chapter%20One.xhtml', 'OEBPS/chapter one.XHTML'],
      ['a%2Cb.xhtml', 'OEBPS/a%2Cb.xhtml'],
      ['Q&amp;A.xhtml', 'OEBPS/Q%26A.xhtml'],
      ['Text\\one.xhtml', 'OEBPS/Text/one.xhtml'],
      ['../Text/one.xhtml', 'Text/one.xhtml'],
      ['/Text/one.xhtml', 'Text/one.xhtml'],
      ['100%.xhtml', 'OEBPS/100%.xhtml'],
    ];
    for (const [href, name] of spellings) {
      const listed = packageOf(item('a', href), '<itemref idref="a"/>');
      expect(await checkZip(withPackage(listed, [{ ...CHAPTER, name }]))).toMatchObject({ missing: [] });
      const unflagged = createZip(withPackage(listed, [{ ...CHAPTER, name, isUnflagged: true }]));
      expect(await checkBook('epub', unflagged)).toMatchObject({ missing: [] });
    }
    // Undeclared Shift JIS.
    const shiftJis = Buffer.from([0x8f, 0xcd]).toString('latin1');
    const name = { ...CHAPTER, name: `OEBPS/${shiftJis}1.xhtml`, isLatin1: true };
    const listed = packageOf(item('a', '%E7%AB%A01.xhtml'), '<itemref idref="a"/>');
    expect(await checkZip(withPackage(listed, [name]))).toMatchObject({ missing: [] });
  });

  it('are enough: other missing files are listed, and the book is accepted (R14)', async () => {
    const manifest =
      item('one', 'one.xhtml') +
      item('cover', 'images/cover%20art.jpg', 'image/jpeg') +
      item('film', 'https://example.com/film.mp4', 'video/mp4');
    expect(await checkZip(withPackage(packageOf(manifest, '<itemref idref="one"/>')))).toMatchObject({
      missing: ['OEBPS/images/cover art.jpg'],
      media: ['video'],
    });
  });

  it('do not depend on other files being well-formed (R14)', async () => {
    expect(await check('apple-options-not-well-formed.epub')).toMatchObject({ isFixedLayout: false });
    const side = (name: string) => ({ name, content: '<not <well formed' });
    const names = ['META-INF/encryption.xml', 'META-INF/com.kobobooks.display-options.xml', 'META-INF/x.xml'];
    expect(await checkZip([...epubEntries(), ...names.map(side)])).toMatchObject({ missing: [] });
  });

  it('may be in UTF-16, as any other file (R17)', async () => {
    expect(await check('utf16-chapter.epub')).toMatchObject({ missing: [] });
    const utf16 = (text: string, isBig: boolean) => {
      const bytes = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${text}`, 'utf16le');
      return isBig ? bytes.swap16() : bytes;
    };
    const [mimetype, container, book, one] = epubEntries() as [ZipEntry, ZipEntry, ZipEntry, ZipEntry];
    for (const isBig of [true, false]) {
      const wide = (entry: ZipEntry) => ({ ...entry, content: utf16(String(entry.content), isBig) });
      const plainContainer = { ...container, content: String(container.content).replace(/^<\?.*\?>/, '') };
      expect(await checkZip([mimetype, wide(plainContainer), wide(book), wide(one)])).toMatchObject({
        missing: [],
      });
    }
    const without = utf16('<container/>', false);
    expect(await checkZip([mimetype, { ...container, content: without }, book, one])).toMatch(
      /without a book/,
    );
  });
});

describe('The archive of an ePub', () => {
  it('is rejected with the name of a duplicate entry (duplicate-zip-entry)', async () => {
    expect(await check('duplicate-zip-entry.epub')).toBe(
      `holds “OEBPS/two.xhtml” twice, and reading apps may show either. ${WAY_OUT}`,
    );
  });

  it('is rejected with advice if Finder zipped it again (R16)', async () => {
    const [mimetype, ...rest] = epubEntries() as [ZipEntry, ...ZipEntry[]];
    const inFolder = epubEntries().map((entry) => ({ ...entry, name: `My Book/${entry.name}` }));
    const again: ZipEntry[][] = [
      [{ ...mimetype, isStored: false }, ...rest],
      [...rest, mimetype],
      [{ name: 'META-INF/', content: '', isStored: true }, mimetype, ...rest],
      [{ name: '.DS_Store', content: 'x' }, mimetype, ...rest],
      [...inFolder, { name: '__MACOSX/My Book/._mimetype', content: 'x' }],
      rest,
      [{ ...mimetype, extra: Buffer.from([0x55, 0x54, 1, 0, 0]) }, ...rest],
    ];
    for (const entries of again)
      expect(await checkZip(entries)).toBe(
        `is a ZIP file but not an ePub: it doesn’t start the way an ePub does. A program such as Finder has zipped it again. ${WAY_OUT}`,
      );
    expect(await checkZip([{ name: 'notes.txt', content: 'Notes.' }])).toBe(
      `is a ZIP file but not an ePub: it doesn’t start the way an ePub does. ${WAY_OUT}`,
    );
  });

  it('is accepted with additions of Finder at its end (R16)', async () => {
    const added = ['__MACOSX/._mimetype', 'OEBPS/.DS_Store'].map((name) => ({ name, content: 'x' }));
    expect(await checkZip([...epubEntries(), ...added])).toMatchObject({ missing: [] });
  });

  it('is rejected if truncated or followed by something else', async () => {
    const whole = createZip(epubEntries());
    expect(await checkBook('epub', whole.subarray(0, whole.length / 2))).toMatch(/^is cut off/);
    expect(await checkBook('epub', Buffer.concat([whole, Buffer.from('<!-- done -->')]))).toMatch(
      /^is cut off/,
    );
  });

  it('is rejected with copy protection, and accepted with obfuscated fonts', async () => {
    const encrypted = (algorithm: string) => ({
      name: 'META-INF/encryption.xml',
      content: `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
    });
    const font = encrypted('http://www.idpf.org/2008/embedding');
    expect(await checkZip([...epubEntries(), font])).toMatchObject({ missing: [] });
    const drm = encrypted('http://www.w3.org/2001/04/xmlenc#aes128-cbc');
    expect(await checkZip([...epubEntries(), drm])).toMatch(/^is locked/);
  });
});

describe('Facts about an ePub', () => {
  const one = item('one', 'one.xhtml');
  const ref = '<itemref idref="one"/>';
  const facts = (metadata: string, manifest = one, spine = ref) =>
    checkZip(withPackage(packageOf(manifest, spine, metadata)));

  it('include a fixed layout, by each of its marks (R6)', async () => {
    expect(await check('fixed-layout.epub')).toMatchObject({ isFixedLayout: true });
    const marks = [
      '<meta property="rendition:layout"> pre-paginated </meta>',
      '<meta name="fixed-layout" content="true"/>',
    ];
    for (const mark of marks) expect(await facts(mark)).toMatchObject({ isFixedLayout: true });
    const page = '<itemref idref="one" properties="page-spread-left rendition:layout-pre-paginated"/>';
    expect(await facts('', one, page)).toMatchObject({ isFixedLayout: true });
    const options = {
      name: 'META-INF/com.apple.ibooks.display-options.xml',
      content:
        '<display_options><platform name="*"><option name="fixed-layout">true</option></platform></display_options>',
    };
    expect(await checkZip([...epubEntries(), options])).toMatchObject({ isFixedLayout: true });
    expect(await facts('<meta property="rendition:layout">reflowable</meta>')).toMatchObject({
      isFixedLayout: false,
    });
  });

  it('include audio and video (R19)', async () => {
    const media = [item('a', 'one.xhtml', 'audio/mpeg'), item('v', 'one.xhtml', 'video/mp4')].join('');
    expect(await facts('', one + media)).toMatchObject({ media: ['audio', 'video'] });
    expect(await facts('')).toMatchObject({ media: [] });
  });

  it('include accessibility, in the syntax of EPUB 3 and EPUB 2 (R19)', async () => {
    const three = `<meta property="schema:accessMode">textual</meta><meta property="schema:accessMode">visual</meta>
      <meta property="schema:accessModeSufficient">textual,visual</meta>
      <meta property="schema:accessModeSufficient">textual</meta>
      <meta property="schema:accessibilityFeature">alternativeText</meta>
      <meta property="schema:accessibilityFeature">tableOfContents</meta>
      <meta property="schema:accessibilityHazard">none</meta>
      <meta property="schema:accessibilitySummary">Every picture
        is described.</meta>
      <meta property="dcterms:conformsTo" id="c">EPUB Accessibility 1.1 - WCAG 2.1 Level AA</meta>
      <meta property="a11y:certifiedBy" refines="#c">A Friend</meta>`;
    const read = {
      accessModes: ['textual', 'visual'],
      sufficientModes: [['textual', 'visual'], ['textual']],
      features: ['alternativeText', 'tableOfContents'],
      hazards: ['none'],
      summary: 'Every picture is described.',
      conformsTo: ['EPUB Accessibility 1.1 - WCAG 2.1 Level AA'],
      certifiedBy: 'A Friend',
    };
    expect(await facts(three)).toMatchObject({ accessibility: read });
    const two = three.replace(
      /<meta property="([^"]+)"[^>]*>([^<]*)<\/meta>/g,
      '<meta name="$1" content="$2"/>',
    );
    expect(await facts(two)).toMatchObject({ accessibility: read });
    const linked =
      '<link rel="dcterms:conformsTo" href="http://www.idpf.org/epub/a11y/accessibility-20170105.html#wcag-aa"/>';
    expect(await facts(linked)).toMatchObject({
      accessibility: { conformsTo: [expect.stringContaining('#wcag-aa')] },
    });
    expect(await facts('<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>')).toMatchObject({
      accessibility: null,
    });
  });
});
