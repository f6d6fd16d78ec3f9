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

/** The sentence that refuses a file; undefined if it is accepted. */
async function faultOf(kind: DocumentKind, content: Buffer): Promise<string | undefined> {
  const checked = await checkBook(kind, content);
  return typeof checked === 'string' ? checked : undefined;
}

/** The same, in a worker thread. */
async function faultInThread(kind: DocumentKind, content: Buffer): Promise<string | undefined> {
  const file = path.join(folder, 'book');
  await writeFile(file, content);
  return checkDocument(kind, file).then(
    () => undefined,
    ({ message }: InvalidDocument) => message,
  );
}

describe('a file of any kind', () => {
  it('is looked into beside the thread of the site, with the same outcome', async () => {
    const good = { pdf: await createPdf(), epub: createEpub(), mobi: createMobi() };
    for (const kind of ['pdf', 'epub', 'mobi'] as const) {
      expect(await faultInThread(kind, good[kind])).toBeUndefined();
      expect(await faultInThread(kind, Buffer.from('Notes.'))).toMatch(/^isn’t really an? /);
    }
  });
});

describe('a check that does not end', () => {
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

  it('does not call a good file damaged when time, processor time or memory run out', async () => {
    await expect(check(NEVER_ANSWERS, { timeoutMs: 200 })).rejects.toMatchObject(unchecked);
    await expect(check(GREEDY, { memoryMb: 32 })).rejects.toMatchObject(unchecked);
    if (process.platform === 'linux')
      await expect(check(CHECK, { cpuMs: 1 })).rejects.toMatchObject(unchecked);
  });

  it('does not call a file damaged that the disk does not give', async () => {
    const lost = checkDocument('epub', path.join(folder, 'lost.epub'));
    await expect(lost).rejects.toBeInstanceOf(DocumentCheckFailed);
  });
});

describe('a PDF', () => {
  it('is taken when it opens, first page and last', async () => {
    expect(await faultOf('pdf', await createPdf({ pages: 40 }))).toBeUndefined();
  });

  it('is counted: so many pages its readers are told of', async () => {
    const file = path.join(folder, 'counted.pdf');
    await writeFile(file, await createPdf({ pages: 40 }));
    expect(await checkDocument('pdf', file)).toMatchObject({ pages: 40 });
  });

  it('is refused when it is something else, whatever it is called', async () => {
    for (const content of [createEpub(), Buffer.from('MZ\x90\0 a program'), Buffer.alloc(0)])
      expect(await faultOf('pdf', content)).toMatch(/^isn’t really a PDF/);
  });

  it('is refused when it was cut off, or is damaged where nobody could mend it', async () => {
    const whole = await createPdf({ pages: 20 });
    expect(await faultOf('pdf', whole.subarray(0, whole.length / 2))).toMatch(/^is cut off/);
    const hollow = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(5_000, 32),
      Buffer.from('\n%%EOF\n'),
    ]);
    expect(await faultOf('pdf', hollow)).toMatch(/^is damaged/);
  });
});

describe('an ePub', () => {
  const withEntries = (change: (entries: ZipEntry[]) => ZipEntry[]) => createZip(change(epubEntries()));

  it('is taken when its container names the book in it', async () => {
    expect(await faultOf('epub', createEpub())).toBeUndefined();
  });

  it('is refused when it is something else', async () => {
    expect(await faultOf('epub', await createPdf())).toMatch(/^isn’t really an ePub/);
    const zip = createZip([{ name: 'notes.txt', content: 'Some notes.' }]);
    expect(await faultOf('epub', zip)).toMatch(/^is a ZIP file but not an ePub/);
  });

  it('is refused when its first file is packed, is another, or says another thing', async () => {
    const beginnings: ZipEntry[] = [
      { name: 'mimetype', content: 'application/epub+zip' },
      { name: 'other', content: 'application/epub+zip', isStored: true },
      { name: 'mimetype', content: 'application/zip', isStored: true },
    ];
    for (const beginning of beginnings)
      expect(
        await faultOf(
          'epub',
          withEntries((entries) => [beginning, ...entries.slice(1)]),
        ),
      ).toMatch(/doesn’t start the way an ePub does/);
  });

  it('is refused when the book it names is not in it, or it names none', async () => {
    const without = (name: string) =>
      withEntries((entries) => entries.filter((entry) => entry.name !== name));
    expect(await faultOf('epub', without('OEBPS/book.opf'))).toMatch(/^is an ePub without a book/);
    expect(await faultOf('epub', without('META-INF/container.xml'))).toMatch(/^is an ePub without a book/);
  });

  it('is refused when its container is a book of its own', async () => {
    const withContainer = (content: string) =>
      withEntries((entries) =>
        entries.map((entry) => (entry.name === 'META-INF/container.xml' ? { ...entry, content } : entry)),
      );
    const beginnings = '<rootfile '.repeat(6_500);
    expect(await faultOf('epub', withContainer(beginnings.slice(0, 65_536)))).toMatch(/without a book/);
    expect(await faultOf('epub', withContainer(`${beginnings}${' '.repeat(600)}`))).toMatch(/^is damaged/);
  });

  it('is refused when the names in it lead elsewhere @S2-admin-products-9', async () => {
    for (const name of [
      '../../etc/passwd',
      '/etc/passwd',
      'C:/windows',
      'a/../../b',
      'with\0nothing',
      '..\\up',
    ])
      expect(
        await faultOf(
          'epub',
          withEntries((entries) => [...entries, { name, content: 'x' }]),
        ),
      ).toMatch(/^is damaged/);
  });

  it('is refused when it unpacks to far more than a book, whatever it says of itself @S2-admin-products-9', async () => {
    const blanks = Buffer.alloc(30 * 1_024 ** 2);
    const bomb = { name: 'OEBPS/blank.html', content: blanks };
    expect(
      await faultOf(
        'epub',
        withEntries((entries) => [...entries, bomb]),
      ),
    ).toMatch(/unpacks to far more/);
    const liar = { ...bomb, saidBytes: 1_000 };
    expect(
      await faultOf(
        'epub',
        withEntries((entries) => [...entries, liar]),
      ),
    ).toMatch(/^is damaged/);
    const many = Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: '', isStored: true }));
    expect(
      await faultOf(
        'epub',
        withEntries((entries) => [...entries, ...many]),
      ),
    ).toMatch(/unpacks to far more/);
  });

  it('is refused when a file in it is locked or spoilt', async () => {
    const locked = { name: 'OEBPS/two.xhtml', content: 'x', flags: 1 };
    expect(
      await faultOf(
        'epub',
        withEntries((entries) => [...entries, locked]),
      ),
    ).toMatch(/^is locked/);
    const spoilt = createEpub('Spoil me.');
    const at = spoilt.indexOf('OEBPS/one.xhtml') + 20;
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 0xff, at);
    expect(await faultOf('epub', spoilt)).toMatch(/^is damaged/);
  });
});

describe('a MOBI book', () => {
  it('is taken when it says so where such books say it', async () => {
    expect(await faultOf('mobi', createMobi())).toBeUndefined();
  });

  it('is refused when it is something else, is cut off, or is locked', async () => {
    expect(await faultOf('mobi', createMobi({ kind: 'TEXtREAd' }))).toMatch(/^isn’t really a MOBI book/);
    expect(await faultOf('mobi', createMobi().subarray(0, 90))).toMatch(/^is damaged/);
    expect(await faultOf('mobi', createMobi({ lock: 2 }))).toMatch(/^is locked/);
  });
});
