import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { IsolatedWorker } from '../../isolated-worker.js';
import { checkBook } from '../../../testing/check-book.js';
import {
  epubEntries,
  createEpub,
  createMobi,
  createPdf,
  createZip,
  type ZipEntry,
} from '../../../testing/create-books.js';
import { checkDocument, type DocumentKind } from './check-document.js';
import { InvalidDocument, DocumentCheckFailed } from './document-errors.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-documents-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns the message of the error, undefined for a valid file */
async function problemOf(kind: DocumentKind, content: Buffer): Promise<string | undefined> {
  const checked = await checkBook(kind, content);
  return typeof checked === 'string' ? checked : undefined;
}

async function problemInThread(kind: DocumentKind, content: Buffer): Promise<string | undefined> {
  const file = path.join(folder, 'book');
  await writeFile(file, content);
  return checkDocument(kind, file).then(
    () => undefined,
    ({ message }: InvalidDocument) => message,
  );
}

describe('Checking a document', () => {
  it('has the same result in a worker thread', async () => {
    const good = { pdf: await createPdf(), epub: createEpub(), mobi: createMobi() };
    for (const kind of ['pdf', 'epub', 'mobi'] as const) {
      expect(await problemInThread(kind, good[kind])).toBeUndefined();
      expect(await problemInThread(kind, Buffer.from('Notes.'))).toMatch(/^isn’t really an? /);
    }
  });
});

describe('An unfinished check', () => {
  const NEVER_ANSWERS = new URL('data:text/javascript,for (;;);');
  const GREEDY = new URL('data:text/javascript,const all = []; for (;;) all.push(new Array(1e5).fill({}));');
  const CHECK = new URL('./check-document.thread.js', import.meta.url);
  const check = async (program: URL, limits: object) => {
    const file = path.join(folder, 'unchecked.pdf');
    await writeFile(file, await createPdf());
    const checker = new IsolatedWorker<never, never>(program, {
      timeoutMs: 60_000,
      memoryMb: 512,
      ...limits,
    });
    return checkDocument('pdf', file, checker);
  };
  const unchecked = {
    name: 'DocumentCheckFailed',
    message: expect.stringMatching(/^couldn’t be checked in time/),
  };

  it('does not report a valid file as damaged if it exceeds time, CPU time or memory', async () => {
    await expect(check(NEVER_ANSWERS, { timeoutMs: 200 })).rejects.toMatchObject(unchecked);
    await expect(check(GREEDY, { memoryMb: 32 })).rejects.toMatchObject(unchecked);
    if (process.platform === 'linux')
      await expect(check(CHECK, { cpuMs: 1 })).rejects.toMatchObject(unchecked);
  });

  it('does not report a file as damaged that it cannot read', async () => {
    const lost = checkDocument('epub', path.join(folder, 'lost.epub'));
    await expect(lost).rejects.toBeInstanceOf(DocumentCheckFailed);
  });
});

describe('A PDF', () => {
  it('is accepted if its first and last page open', async () => {
    expect(await problemOf('pdf', await createPdf({ pages: 40 }))).toBeUndefined();
  });

  it('has its pages counted', async () => {
    const file = path.join(folder, 'counted.pdf');
    await writeFile(file, await createPdf({ pages: 40 }));
    expect(await checkDocument('pdf', file)).toMatchObject({ pages: 40 });
  });

  it('is rejected if it is another file', async () => {
    for (const content of [createEpub(), Buffer.from('MZ\x90\0 a program'), Buffer.alloc(0)])
      expect(await problemOf('pdf', content)).toMatch(/^isn’t really a PDF/);
  });

  it('is rejected if truncated or damaged beyond repair', async () => {
    const whole = await createPdf({ pages: 20 });
    expect(await problemOf('pdf', whole.subarray(0, whole.length / 2))).toMatch(/^is cut off/);
    const hollow = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(5_000, 32),
      Buffer.from('\n%%EOF\n'),
    ]);
    expect(await problemOf('pdf', hollow)).toMatch(/^is damaged/);
  });
});

describe('An ePub', () => {
  const withEntries = (change: (entries: ZipEntry[]) => ZipEntry[]) => createZip(change(epubEntries()));

  it('is accepted if its container names a book in it', async () => {
    expect(await problemOf('epub', createEpub())).toBeUndefined();
  });

  it('is rejected if it is another file', async () => {
    expect(await problemOf('epub', await createPdf())).toMatch(/^isn’t really an ePub/);
    const zip = createZip([{ name: 'notes.txt', content: 'Some notes.' }]);
    expect(await problemOf('epub', zip)).toMatch(/^is a ZIP file but not an ePub/);
  });

  it('is rejected if its first entry is compressed, another one, or of another type', async () => {
    const beginnings: ZipEntry[] = [
      { name: 'mimetype', content: 'application/epub+zip' },
      { name: 'other', content: 'application/epub+zip', isStored: true },
      { name: 'mimetype', content: 'application/zip', isStored: true },
    ];
    for (const beginning of beginnings)
      expect(
        await problemOf(
          'epub',
          withEntries((entries) => [beginning, ...entries.slice(1)]),
        ),
      ).toMatch(/doesn’t start the way an ePub does/);
  });

  it('is rejected if its book is missing or not named', async () => {
    const without = (name: string) =>
      withEntries((entries) => entries.filter((entry) => entry.name !== name));
    expect(await problemOf('epub', without('OEBPS/book.opf'))).toMatch(/^is an ePub without a book/);
    expect(await problemOf('epub', without('META-INF/container.xml'))).toMatch(/^is an ePub without a book/);
  });

  it('is rejected if its container is too large', async () => {
    const withContainer = (content: string) =>
      withEntries((entries) =>
        entries.map((entry) => (entry.name === 'META-INF/container.xml' ? { ...entry, content } : entry)),
      );
    const beginnings = '<rootfile '.repeat(6_500);
    expect(await problemOf('epub', withContainer(beginnings.slice(0, 65_536)))).toMatch(/without a book/);
    expect(await problemOf('epub', withContainer(`${beginnings}${' '.repeat(600)}`))).toMatch(/^is damaged/);
  });

  it('is rejected if names in it point outside @S2-admin-products-9', async () => {
    for (const name of [
      '../../etc/passwd',
      '/etc/passwd',
      'C:/windows',
      'a/../../b',
      'with\0nothing',
      '..\\up',
    ])
      expect(
        await problemOf(
          'epub',
          withEntries((entries) => [...entries, { name, content: 'x' }]),
        ),
      ).toMatch(/^is damaged/);
  });

  it('is rejected if it is a ZIP bomb, even with false sizes @S2-admin-products-9', async () => {
    const blanks = Buffer.alloc(30 * 1_024 ** 2);
    const bomb = { name: 'OEBPS/blank.html', content: blanks };
    expect(
      await problemOf(
        'epub',
        withEntries((entries) => [...entries, bomb]),
      ),
    ).toMatch(/unpacks to far more/);
    const liar = { ...bomb, declaredBytes: 1_000 };
    expect(
      await problemOf(
        'epub',
        withEntries((entries) => [...entries, liar]),
      ),
    ).toMatch(/^is damaged/);
    const many = Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: '', isStored: true }));
    expect(
      await problemOf(
        'epub',
        withEntries((entries) => [...entries, ...many]),
      ),
    ).toMatch(/unpacks to far more/);
  });

  it('is rejected if a file in it is encrypted or damaged', async () => {
    const locked = { name: 'OEBPS/two.xhtml', content: 'x', flags: 1 };
    expect(
      await problemOf(
        'epub',
        withEntries((entries) => [...entries, locked]),
      ),
    ).toMatch(/^is locked/);
    const spoilt = createEpub('Spoil me.');
    const at = spoilt.indexOf('OEBPS/one.xhtml') + 20;
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 0xff, at);
    expect(await problemOf('epub', spoilt)).toMatch(/^is damaged/);
  });
});

describe('A MOBI book', () => {
  it('is accepted by its type', async () => {
    expect(await problemOf('mobi', createMobi())).toBeUndefined();
  });

  it('is rejected if of another type, truncated or encrypted', async () => {
    expect(await problemOf('mobi', createMobi({ kind: 'TEXtREAd' }))).toMatch(/^isn’t really a MOBI book/);
    expect(await problemOf('mobi', createMobi().subarray(0, 90))).toMatch(/^is damaged/);
    expect(await problemOf('mobi', createMobi({ lock: 2 }))).toMatch(/^is locked/);
  });
});
