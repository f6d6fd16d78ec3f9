import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';

import { sitePalettes } from '@lectern/ui/tokens';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@lectern/embedded-postgres/servers';
import sharp from 'sharp';

import { readChosenOwner } from '../platform/access/chosen-owner.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import { Log } from '../platform/logging/log.js';
import { createEpub, createPdf } from '../testing/create-books.js';
import { revisionIn, SetupVisitor } from '../testing/setup-visitor.js';
import { type Setup, setUpSite } from './index.js';

const ANNA = { name: 'Anna Größl', email: 'Anna@Example.com', password: 'a quiet study at dusk' };

async function cover(): Promise<File> {
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#224466' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'cover.png');
}

/** Size and checksum are in the first chunk of a PNG (PNG 11.2.2). */
async function withSize(file: File, name: string, width: number, height: number): Promise<File> {
  const bytes = Buffer.from(await file.arrayBuffer());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new File([new Uint8Array(bytes)], name);
}

describe('The first run', () => {
  let root = '';
  let folder = '';
  let dataDir = '';
  let lines: string[] = [];
  let link = '';
  let setup: Setup | undefined;
  let anna: SetupVisitor;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'lectern-setup-'));
    // PostgreSQL's unprivileged user must be able to enter it when tests run as root.
    await chmod(root, 0o711);
    [folder, dataDir, lines] = [path.join(root, 'content'), path.join(root, 'data'), []];
  });
  afterEach(async () => {
    await setup?.close();
    setup = undefined;
    rmSync(root, { recursive: true, force: true });
  });

  async function start(env: Record<string, string> = {}): Promise<void> {
    const port = String(await freePort());
    const configuration = readConfiguration({ PORT: port, DATA_DIR: dataDir, ...env }, { mailFrom: '' });
    const log = new Log('info', { write: (line) => lines.push(line) });
    await setup?.close();
    setup = await setUpSite(configuration, { folder, log, print: (text) => (link = text) });
    anna = new SetupVisitor(`http://127.0.0.1:${port}`);
  }

  const finish = () => anna.answer('book', { skip: 'yes' });

  async function answerUpToBook(): Promise<void> {
    expect((await anna.answer('you', ANNA)).location).toBe('/setup/language');
    expect((await anna.answer('language', { language: 'de', country: 'DE' })).location).toBe(
      '/setup/currency',
    );
    expect((await anna.answer('currency', { currency: 'EUR' })).location).toBe('/setup/look');
    expect((await anna.answer('look', { look: 'harbor', typefaces: 'classic' })).location).toBe(
      '/setup/book',
    );
  }

  const written = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;

  it('writes a content folder with a book on sale, and keeps the owner for the start', async () => {
    await start();
    expect((await anna.open('/')).location).toBe('/setup/you');
    expect((await anna.open('/setup/you')).text).toMatch(/data-reveals="password" hidden/);
    await answerUpToBook();
    const files = [
      await cover(),
      new File([new Uint8Array(await createPdf())], 'garten.pdf'),
      new File([new Uint8Array(createEpub())], 'garten.epub'),
    ];
    const values = { title: 'Der stille Garten', description: 'Eins.\n\nZwei.', price: '8,50' };
    const { status, text } = await anna.answer('book', values, files);
    expect([status, text.includes('Ihre Website wird vorbereitet')]).toEqual([200, true]);
    await setup?.finished;
    expect(written('site.json')).toMatchObject({
      language: 'de',
      currency: 'EUR',
      bookOrder: ['der-stille-garten'],
      author: { name: 'Anna Größl' },
      contact: { email: 'Anna@example.com' },
    });
    expect(written('books/der-stille-garten/book.json')).toMatchObject({
      title: 'Der stille Garten',
      description: ['Eins.', 'Zwei.'],
      editions: [{ format: 'ebook', price: expect.stringMatching(/^8,50\s€$/) }],
      direct: { productId: 'der-stille-garten-ebook', formats: ['pdf', 'epub'] },
    });
    expect(written('made/books/books.json')).toMatchObject([
      {
        productId: 'der-stille-garten-ebook',
        files: [{ format: 'pdf', fileName: 'Der stille Garten.pdf' }, { format: 'epub' }],
      },
    ]);
    expect(readdirSync(folder).sort()).toEqual(['articles', 'books', 'look.json', 'made', 'site.json']);
    expect(written('look.json')).toEqual({ colors: sitePalettes.harbor, typefaces: 'classic' });
    expect(existsSync(path.join(folder, 'books/der-stille-garten/cover.png'))).toBe(true);
    const owner = await readChosenOwner(dataDir);
    expect(owner).toMatchObject({ name: 'Anna Größl', passwordHash: expect.stringMatching(/^\$argon2id\$/) });
    expect(readdirSync(dataDir)).toEqual(['chosen-owner.json']);
    expect(lines.join('')).not.toContain(ANNA.password);
  });

  it('opens a site without a book', async () => {
    await start();
    await answerUpToBook();
    expect((await finish()).status).toBe(200);
    await setup?.finished;
    expect(written('site.json')).toMatchObject({ bookOrder: [] });
    expect(existsSync(path.join(folder, 'books'))).toBe(false);
  });

  it('names what is wrong with an answer, and keeps the rest', async () => {
    await start();
    const { status, text } = await anna.answer('you', { name: 'Anna', email: 'anna@', password: 'short' });
    expect([status, text]).toEqual([422, expect.stringContaining('Please enter a valid email address.')]);
    expect(text).toContain('value="Anna"');
    expect(text).not.toContain('value="short"');
    const weak = await anna.answer('you', { ...ANNA, password: 'Password1234!' });
    expect(weak.text).toContain('This password is too easy to guess.');
    expect((await anna.open('/setup/look')).location).toBe('/setup/you');

    await answerUpToBook();
    const files = [
      await withSize(await cover(), 'poster.png', 8_000, 7_500),
      new File(['PK nothing'], 'novel.epub'),
      new File([new Uint8Array(await createPdf())], 'novel.pdf'),
    ];
    const again = await anna.answer('book', { title: '', price: '0,10' }, files);
    expect(again.status).toBe(422);
    for (const sentence of [
      '„poster.png“ hat 60 Megapixel, erlaubt sind höchstens 50.',
      '„novel.epub“ ist trotz des Namens kein ePub.',
      'Bitte geben Sie den Titel ein',
      'Gespeichert: novel.pdf',
      'Eine Karte kann nicht mit weniger als 0,50',
    ])
      expect(again.text).toContain(sentence);
    expect(existsSync(path.join(folder, 'site.json'))).toBe(false);
    const removed = await anna.answer('book', { title: '', price: '9,99', removepdf: 'on' });
    expect(removed.text).not.toContain('novel.pdf');
  });

  it('offers only colors and fonts that can be read', async () => {
    await start();
    await anna.answer('you', ANNA);
    await anna.answer('language', { language: 'en', country: 'US' });
    await anna.answer('currency', { currency: 'USD' });
    for (const [values, field] of [
      [{ look: '#ffffff', typefaces: 'study' }, 'look'],
      [{ look: 'plum', typefaces: 'Comic' }, 'typefaces'],
    ] as const) {
      const { status, text } = await anna.answer('look', values);
      expect([status, text]).toEqual([422, expect.stringContaining(`href="#${field}">Please choose one`)]);
    }
    expect((await anna.answer('look', { look: 'plum', typefaces: 'modern' })).location).toBe('/setup/book');
    const { text } = await anna.open('/setup/look');
    expect(text).toMatch(
      /<input[^>]*name="typefaces"[^>]*checked=""[^>]*value="modern"|value="modern"[^>]*checked/,
    );
    expect((await anna.open('/setup/fonts/fraunces-600-normal.woff')).status).toBe(200);
    expect((await anna.open('/setup/fonts/../draft.json')).status).toBe(404);
    await finish();
    await setup?.finished;
    expect(written('look.json')).toEqual({ colors: sitePalettes.plum, typefaces: 'modern' });
  });

  it('continues after a restart with the same question', async () => {
    await start();
    await anna.answer('you', ANNA);
    await anna.answer('language', { language: 'de', country: 'AT' });
    expect(readFileSync(path.join(dataDir, 'first-run/draft.json'), 'utf8')).not.toContain(ANNA.password);
    await start();
    expect((await anna.open('/')).location).toBe('/setup/currency');
    const { text } = await anna.open('/setup/currency');
    expect(text).toMatch(/In welcher Währung/);
    expect(text).toMatch(/value="EUR"[^>]*checked|checked[^>]*value="EUR"/);
  });

  it('takes one answer of two windows, and finishes once', async () => {
    await start();
    await anna.answer('you', ANNA);
    const revision = revisionIn((await anna.open('/setup/language')).text);
    const english = { language: 'en', country: 'GB', revision };
    const answers = [
      await anna.send('language', english),
      // A double click.
      await anna.send('language', english),
      await anna.send('language', { language: 'de', country: 'DE', revision }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 409]);
    expect(answers[2]?.text).toContain('Someone answered this in another window.');
    expect(answers[2]?.text).toMatch(/value="GB" selected|selected="" value="GB"/);
    await anna.answer('currency', { currency: 'GBP' });
    await anna.answer('look', { look: 'study', typefaces: 'study' });
    const last = revisionIn((await anna.open('/setup/book')).text);
    const both = ['One', 'Two'].map((title) => anna.send('book', { title, price: '5', revision: last }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    await setup?.finished;
    const [id, ...others] = readdirSync(path.join(folder, 'books'));
    expect(others).toEqual([]);
    expect(written(`books/${id}/book.json`)).toMatchObject({ description: ['A book by Anna Größl.'] });
  });

  it('shows nothing to other machines and sites without the key', async () => {
    await start();
    for (const header of ['x-forwarded-for', 'via', 'forwarded']) {
      const proxied = new SetupVisitor(anna.url, { [header]: '203.0.113.9' });
      const { status, text } = await proxied.open('/setup/you');
      expect([status, text.includes('<form')]).toEqual([403, false]);
    }
    const crossSite = new SetupVisitor(anna.url, { origin: 'https://evil.example' });
    expect((await crossSite.send('you', { ...ANNA, revision: '1' })).status).toBe(403);
    expect((await anna.open('/healthz')).status).toBe(200);
    expect((await anna.open('/readyz')).status).toBe(503);
  });

  it('rejects invalid addresses and forms with a sentence', async () => {
    await start();
    expect((await anna.open('//')).status).toBe(404);
    expect((await anna.open('/setup/cover/../draft.json')).status).toBe(404);
    const json = await fetch(`${anna.url}/setup/you`, { method: 'POST', body: '{}' });
    expect([json.status, await json.text()]).toEqual([
      400,
      expect.stringContaining('Please send this as a form'),
    ]);
    expect((await anna.send('elsewhere', { revision: '1' })).status).toBe(404);
    expect((await anna.answer('language', { language: 'en', country: 'US' })).location).toBe('/setup/you');
  });

  it('is answered with the printed link on a public site', async () => {
    await start({
      PUBLIC_URL: 'https://anna.example',
      HOST: '127.0.0.1',
      ALLOW_STAND_INS: 'payments,mail,database',
    });
    const key = /https:\/\/anna\.example(\/setup\?key=[\w-]{43})/.exec(link)?.[1] ?? '';
    expect((await anna.open('/setup/you')).status).toBe(403);
    expect((await anna.open('/setup?key=wrong')).status).toBe(403);
    expect((await anna.open(key)).location).toBe('/');
    expect((await anna.open('/')).location).toBe('/setup/you');
    await answerUpToBook();
  });

  it('says that the folder cannot be written, before it asks and at the end', async () => {
    writeFileSync(path.join(root, 'file'), '');
    folder = path.join(root, 'file/content');
    await expect(start()).rejects.toThrow(/file\/content can’t be written \(ENOTDIR\)\.$/);

    folder = path.join(root, 'content');
    await start();
    await answerUpToBook();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const { status, text } = await finish();
    expect([status, text]).toEqual([507, expect.stringContaining('kann nicht geschrieben werden (E')]);
    expect(await readChosenOwner(dataDir)).toBeUndefined();
    rmSync(folder);
    expect((await finish()).status).toBe(200);
    await setup?.finished;
    expect(written('site.json')).toMatchObject({ language: 'de' });
  });

  it('does not begin where a site has data already', async () => {
    const cluster = path.join(dataDir, 'postgres');
    await mkdir(cluster, { recursive: true });
    writeFileSync(path.join(cluster, 'PG_VERSION'), '17');
    await expect(start()).rejects.toThrow(/has no content, but .*data has the data of a site/);
  });
});
