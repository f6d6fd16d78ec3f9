import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { madeBooksFolder } from '@lectern/catalogue';

import { PDFDocument as PDFDocumentOfLib } from '@cantoo/pdf-lib';
import PDFDocument from 'pdfkit';

import { epubEntries, createEpub, createPdf, createZip, type ZipEntry } from '../../testing/create-books.js';
import { CopyFault } from './copy-fault.js';
import { type CopyFormat, LARGEST_BYTES } from './personal-copy-rules.js';
import { makeCopy } from './make-copy.js';
import { openPdf, textsOn } from './open-pdf.js';
import { provePdf } from './prove-pdf.js';
import { openArchive, proveEpub, readText } from './prove-epub.js';
import { stampEpub } from './stamp-epub.js';
import { stampPdf } from './stamp-pdf.js';

const run = promisify(execFile);
const SOLD = [
  'fear-not',
  'finding-peace',
  'fresh-start',
  'grant-writing',
  'starting-over',
  'thank-god-mom',
  'women-teach',
];

const TEXT = 'This copy was made for Zoë Łukasiewicz & Söhne, order 7F3K-2Q9A.';
const LINE = { text: TEXT, printable: [TEXT, 'This copy was made for order 7F3K-2Q9A.'] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-copies-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const JAVA_TOOL_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Undefined if it is not installed. */
async function said(program: string, ...args: string[]): Promise<string | undefined> {
  try {
    const place = await realpath((await run('which', [program])).stdout.trim());
    const [command, ...before] = place.endsWith('.jar') ? ['java', '-jar', place] : [place];
    const { stdout, stderr } = await run(command ?? '', [...before, ...args], {
      env: { ...process.env, JAVA_TOOL_OPTIONS },
      maxBuffer: 64 * 1_024 ** 2,
    });
    return stdout + stderr;
  } catch (error) {
    const { cmd, stdout, stderr } = error as { cmd: string; stdout: string; stderr: string };
    if (cmd.startsWith('which')) return undefined;
    return `failed: ${stdout}${stderr}`;
  }
}

async function copyOf(format: CopyFormat, original: Buffer | string, line = LINE) {
  const originalPath = typeof original === 'string' ? original : path.join(folder, `original.${format}`);
  if (typeof original !== 'string') await writeFile(originalPath, original);
  const copyPath = path.join(folder, `copy.${format}`);
  const trace = await makeCopy({ format, originalPath, copyPath, line, isWhole: true });
  return { trace, copyPath, original: await readFile(originalPath), copy: await readFile(copyPath) };
}

/** No line can be placed on it. */
async function coloredPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  document.rect(0, 0, 612, 792).fill('#1d2b4f').fill('#ffffff').text('All rights reserved.');
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function textIn(epub: Buffer, name: string): Promise<string | undefined> {
  const zip = await openArchive(epub);
  return readText(zip, name);
}

const faultOf = async (format: CopyFormat, original: Buffer): Promise<string> => {
  try {
    await copyOf(format, original);
    return 'none';
  } catch (error) {
    return error instanceof CopyFault ? error.reason : String(error);
  }
};

const bookOf = (id: string, format: CopyFormat) => path.join(madeBooksFolder, id, `${id}.${format}`);

describe('A copy of a book of this shop', () => {
  it('has the line on its imprint page as a PDF, and is otherwise the same', async () => {
    const { trace, original, copy, copyPath } = await copyOf('pdf', bookOf('thank-god-mom', 'pdf'));
    expect(trace).toEqual({ place: 'page', pageNumber: 4 });
    expect(copy.subarray(0, original.length).equals(original)).toBe(true);
    expect(copy.length - original.length).toBeLessThan(20_000);
    // A second copy is identical.
    expect(copy.equals((await stampPdf(original, LINE)).bytes)).toBe(true);
    const document = await openPdf(copy);
    const page = (await textsOn(await document.getPage(4))).map(({ text }) => text).join('');
    await document.destroy();
    expect(page).toMatch(/sample edition[\s\S]*Zoë\s?Łukasiewicz & Söhne, order 7F3K-2Q9A\./);
    const info = await said('pdfinfo', '-custom', copyPath);
    if (info !== undefined) expect(info).toContain(TEXT);
    const structure = await said('pdfinfo', '-struct-text', copyPath);
    if (structure !== undefined)
      expect(structure).toMatch(/This copy was made for[\s\S]*This is a sample edition/);
  });

  it('has the line on its imprint page as an ePub, and passes epubcheck', async () => {
    const { trace, original, copy, copyPath } = await copyOf('epub', bookOf('thank-god-mom', 'epub'));
    expect(trace.place).toBe('page');
    expect(copy.equals((await stampEpub(original, LINE)).bytes)).toBe(true);
    expect(copy.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(await textIn(copy, 'EPUB/copyright.xhtml')).toContain('Söhne, order 7F3K-2Q9A.</p>\n</section>');
    const checked = await said('epubcheck', '--failonwarnings', copyPath);
    if (checked !== undefined) expect(checked).toContain('No errors or warnings detected');
  });

  it.each(SOLD)('has the line on its imprint page: %s', async (id) => {
    const [pdf, epub] = [
      await stampPdf(await readFile(bookOf(id, 'pdf')), LINE),
      await stampEpub(await readFile(bookOf(id, 'epub')), LINE),
    ];
    expect(pdf.printed).toMatchObject({ pageNumber: 4, markedContent: expect.any(Number) });
    expect(epub.insertions.map(({ name }) => name)).toEqual(['EPUB/package.opf', 'EPUB/copyright.xhtml']);
  });

  it('names only the order if the font can print neither name nor address', async () => {
    const [text, order] = [
      'This copy was made for 陳秀英, order 7F3K-2Q9A.',
      'This copy was made for order 7F3K-2Q9A.',
    ];
    const line = { text, printable: [text, order] };
    const { trace, copy } = await copyOf('pdf', bookOf('thank-god-mom', 'pdf'), line);
    expect(trace).toEqual({ place: 'page-without-name', pageNumber: 4 });
    const document = await openPdf(copy);
    const page = (await textsOn(await document.getPage(4))).map((placed) => placed.text).join('');
    const { info } = await document.getMetadata();
    await document.destroy();
    expect(page).toContain(order);
    expect(JSON.stringify(info)).toContain('陳秀英');
  });
});

describe('A copy of a file from another program', () => {
  const entriesOf = (body: string): ZipEntry[] => [
    ...epubEntries().filter(({ name }) => !name.startsWith('OEBPS')),
    {
      name: 'OEBPS/book.opf',
      content: `<opf:package xmlns:opf="http://www.idpf.org/2007/opf" version="2.0"><opf:metadata></opf:metadata>
          <opf:manifest><opf:item id="one" href="one%20page.xhtml" media-type="application/xhtml+xml"/></opf:manifest>
          <opf:spine><opf:itemref idref="one"/></opf:spine></opf:package>`,
    },
    {
      name: 'OEBPS/one page.xhtml',
      content: `<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:head><h:title>One</h:title></h:head><h:body>${body}</h:body></h:html>`,
    },
  ];
  const epubOf = (body: string, ...more: ZipEntry[]) => createZip([...entriesOf(body), ...more]);

  const pagesOf = async (copy: Buffer) => {
    const document = await openPdf(copy);
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push((await textsOn(await document.getPage(number))).map(({ text }) => text).join(' '));
    await document.destroy();
    return pages;
  };

  it('has the line on its last page if no page looks like an imprint', async () => {
    const { trace, copy } = await copyOf('pdf', await createPdf({ pages: 20 }));
    expect(trace.place).toBe('page');
    const pages = await pagesOf(copy);
    expect(pages.map((text, at) => (text.includes('Zoë') ? at + 1 : 0)).filter(Boolean)).toEqual([20]);
  });

  it('appends a cross-reference table or stream, as in the original', async () => {
    const table = await createPdf();
    const streams = Buffer.from(await (await PDFDocumentOfLib.load(table)).save({ useObjectStreams: true }));
    const kinds = [];
    for (const original of [table, streams]) {
      const { copy } = await copyOf('pdf', original);
      const added = copy.subarray(original.length).toString('latin1');
      kinds.push([added.includes('\ntrailer'), added.includes('/XRef')]);
    }
    expect(kinds).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each(['Nguyễn Ελένη Анна', 'נוֹעָה (נעמי) 7 مُحَمَّد ۱۲۳'])(
    'prints a name in any script of the typefaces: %s (C3)',
    async (name) => {
      const text = `This copy was made for ${name}, order 7F3K-2Q9A.`;
      const original = await createPdf();
      const { trace, copy } = await copyOf('pdf', original, { text, printable: [text, 'No name.'] });
      expect(trace.place).toBe('page');
      const page = (await pagesOf(copy)).at(-1) ?? '';
      expect(page).toContain('This copy was made for');
      // Right-to-left text is compared by its characters in any order (`provePdf`).
      for (const letter of name.normalize('NFC').match(/\p{L}/gu) ?? [])
        expect(page.normalize('NFC')).toContain(letter);
    },
  );

  it('has the line only in its properties if no page has room', async () => {
    const { trace, copy } = await copyOf('pdf', await coloredPdf());
    expect(trace.place).toBe('properties');
    const document = await openPdf(copy);
    expect(JSON.stringify(await document.getMetadata())).toContain('Łukasiewicz');
    await document.destroy();
  });

  it('finds the imprint of an ePub by its text, and changes only the package of a book without one', async () => {
    const { trace, copy } = await copyOf('epub', epubOf('<h:p>© 2024 Ruth Weaver.</h:p>'));
    expect(trace.place).toBe('page');
    expect(await textIn(copy, 'OEBPS/one page.xhtml')).toContain(
      '<h:p>© 2024 Ruth Weaver.</h:p>\n<h:p>This copy was made for Zoë Łukasiewicz &#38; Söhne, order',
    );
    const other = await copyOf('epub', epubOf('<h:p>It rained.</h:p>'));
    expect(other.trace.place).toBe('properties');
    expect(await textIn(other.copy, 'OEBPS/book.opf')).toContain(
      '<opf:meta name="dcterms:provenance" content="This',
    );
  });

  it('has the line only in its package for a fixed layout', async () => {
    const changed = (before: string, after: string) =>
      createZip(
        entriesOf('<h:p>© 2024 Ruth Weaver.</h:p>').map(({ content, ...entry }) => ({
          ...entry,
          content: String(content).replace(before, after),
        })),
      );
    const layout = '<opf:meta property="rendition:layout">pre-paginated</opf:meta></opf:metadata>';
    const page = 'idref="one" properties="rendition:layout-pre-paginated"';
    for (const fixed of [changed('</opf:metadata>', layout), changed('idref="one"', page)]) {
      const { trace, copy } = await copyOf('epub', fixed);
      expect(trace.place).toBe('properties');
      expect(await textIn(copy, 'OEBPS/one page.xhtml')).not.toContain('This copy was made');
      expect(await textIn(copy, 'OEBPS/book.opf')).toContain('dcterms:provenance');
    }
  });

  it('is not made of a file that is too large', async () => {
    const originalPath = path.join(folder, 'large.pdf');
    await writeFile(originalPath, '');
    await truncate(originalPath, LARGEST_BYTES + 1);
    const input = {
      format: 'pdf' as const,
      originalPath,
      copyPath: `${originalPath}-copy`,
      line: LINE,
      isWhole: true,
    };
    await expect(makeCopy(input)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('is not made of a locked, signed, damaged or foreign file', async () => {
    expect(await faultOf('pdf', await createPdf({ userPassword: 'secret' }))).toBe('locked');
    expect(await faultOf('pdf', await createPdf({ ownerPassword: 'secret' }))).toBe('locked');
    expect(await faultOf('pdf', Buffer.from('%PDF-1.7 and no more'))).toBe('damaged');
    expect(await faultOf('epub', Buffer.from('no archive at all'))).toBe('damaged');
    const withEntry = (name: string, content: string) =>
      epubOf('<h:p>It rained.</h:p>', { name: `META-INF/${name}.xml`, content });
    const method = (algorithm: string) =>
      `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`;
    expect(
      await faultOf('epub', withEntry('encryption', method('http://www.w3.org/2001/04/xmlenc#aes128-cbc'))),
    ).toBe('locked');
    expect(await faultOf('epub', withEntry('encryption', method('http://www.idpf.org/2008/embedding')))).toBe(
      'none',
    );
    expect(await faultOf('epub', withEntry('rights', '<rights/>'))).toBe('locked');
    expect(await faultOf('epub', withEntry('signatures', '<signatures/>'))).toBe('signed');
    expect(await faultOf('epub', createEpub('Spoil me.').subarray(0, 300))).toBe('damaged');
  });
});

describe('The verification of a copy', () => {
  it('fails if a PDF shows another line or changes another page', async () => {
    const original = await readFile(bookOf('thank-god-mom', 'pdf'));
    const { bytes, printed } = await stampPdf(original, LINE);
    const prove = (change: Partial<Parameters<typeof provePdf>[0]>) =>
      provePdf({ original, copy: bytes, line: LINE, printed, ...change });
    await expect(prove({})).resolves.toBeUndefined();
    await expect(prove({ printed: undefined })).rejects.toThrow('unproven');
    await expect(prove({ printed: { pageNumber: 4, text: 'Another.', x: 0, y: 0 } })).rejects.toThrow(
      'unproven',
    );
    await expect(prove({ original: await createPdf() })).rejects.toThrow('unproven');
    await expect(prove({ copy: bytes.subarray(0, -40) })).rejects.toThrow('unproven');
  });

  it('fails if anything else in an ePub is lost, added or changed', async () => {
    const original = await readFile(bookOf('thank-god-mom', 'epub'));
    const { bytes, insertions } = await stampEpub(original, LINE);
    const copyPath = path.join(folder, 'proved.epub');
    const prove = async (copy: Buffer, from: Buffer = original, put = insertions) => {
      await writeFile(copyPath, copy);
      return proveEpub({
        original: from,
        copy,
        originalPath: bookOf('thank-god-mom', 'epub'),
        copyPath,
        insertions: put,
      });
    };
    await expect(prove(Buffer.from(bytes))).resolves.toBeUndefined();
    await expect(prove(Buffer.from(bytes), original, insertions.slice(0, 1))).rejects.toThrow('unproven');
    await expect(prove(Buffer.from(bytes), createEpub())).rejects.toThrow('unproven');
    await expect(prove(Buffer.from(bytes).subarray(0, -10))).rejects.toThrow('unproven');
    const spoilt = Buffer.from(bytes);
    spoilt.writeUInt8(spoilt.readUInt8(spoilt.length >> 1) ^ 0xff, spoilt.length >> 1);
    await expect(prove(spoilt)).rejects.toThrow('unproven');
  });
});
