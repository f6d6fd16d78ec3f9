import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { artwork, books, look, publicFiles } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { PublishedRecordings } from '../audio/index.js';
import { ApiSession, OWNER } from '../testing/api-session.js';
import { BooksAdmin } from '../testing/books-admin.js';
import { createPdf } from '../testing/create-books.js';
import { eventually } from '../testing/eventually.js';
import { halves, PicturesAdmin } from '../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { startCommand } from '../testing/site-command.js';
import { signInOwner } from '../testing/staff-sessions.js';
import type { SiteArchivesDto } from './export-archive/site-archives.dto.js';

const ARCHIVES = '/api/admin/archives';
const MP3 = new URL('../../../content/recordings/fresh-start-audio.mp3', import.meta.url);
const TITLE = 'The Moved Bridge';
const LOOK = '/api/admin/content/sections/look';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 120"><path fill="#1d4d35" d="M10 10h580v100H10z"/></svg>';
/** Of look.json. */
const CHOSEN = {
  '/colors/light/accent': '#1d4d35',
  '/colors/dark/accent': '#9fd8b8',
  '/typefaces': 'classic',
  '/ornament': 'leaf',
  '/corners': 'round',
};
interface LookSection {
  revision: number;
  fields: { pointer: string; published: unknown }[];
}

const opening = { chapter: 'One', paragraphs: ['It was foggy on the bridge.'] };

describe('Another site, brought up from an archive', () => {
  let first: RunningShop;
  let second: RunningShop | undefined;
  let folder: string;
  let file: string;
  let pdf: Buffer;
  let id: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-archives-'));
    file = path.join(folder, 'archive.zip');
    first = await openShop(OWNER);
    const owner = await signInOwner(first);
    const admin = new BooksAdmin(first, owner);
    await admin.open();
    const picture = await halves(400, 600).jpeg().toBuffer();
    const cover = (await new PicturesAdmin(owner).uploadWhole(picture)).id;
    pdf = await createPdf();
    id = await admin.sell(TITLE, { cover, sales: { opening } }, { 'The Moved Bridge.pdf': pdf });

    const form = new FormData();
    form.append('bookId', id);
    form.append('files', new Blob([new Uint8Array(await readFile(MP3))]), 'At home.mp3');
    const recording = await owner.post<{ id: string }>('/api/admin/recordings', form);
    await owner.post(`/api/admin/recordings/${recording.body.id}/publish`, { revision: 1 });

    const logo = (await new PicturesAdmin(owner).uploadWhole(LOGO, 'logo.svg')).id;
    await chooseLook(owner, logo);

    await owner.post(ARCHIVES);
    const made = await eventually('the archive', async () => {
      const { latest } = (await owner.get<SiteArchivesDto>(ARCHIVES)).body;
      if (latest?.state === 'failed') throw new Error('It failed.');
      return latest?.state === 'done' && latest;
    });
    const headers = { cookie: owner.cookie };
    const archive = await fetch(`${first.url}${ARCHIVES}/${made.id}/file`, { headers });
    await writeFile(file, Buffer.from(await archive.arrayBuffer()));
  });
  afterAll(async () => {
    await second?.stop();
    await first.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function brought(): RunningShop {
    if (!second) throw new Error('The archive was not imported.');
    return second;
  }

  async function chooseLook(owner: ApiSession, logo: string): Promise<void> {
    const { revision } = (await owner.get<LookSection>(LOOK)).body;
    const changes = [
      ...Object.entries(CHOSEN).map(([pointer, value]) => ({ file: 'look.json', pointer, value })),
      { file: 'site/logo', pointer: '', value: { picture: logo } },
    ];
    const saved = await owner.put<LookSection>(`${LOOK}/draft`, { revision, changes });
    const { status } = await owner.post(`${LOOK}/publish`, { revision: saved.body.revision });
    expect(status).toBe(200);
    await eventually('the logo', async () => artwork.logo !== null);
  }

  it('shows an added book, sells it, and lets it be edited', async () => {
    second = await openShop(OWNER);
    const { output, code } = await startCommand(second, 'import', file).ended;
    expect([code, output]).toEqual([0, expect.stringContaining('This site has everything of')]);

    const admin = new BooksAdmin(second, await signInOwner(second));
    await admin.open();
    expect(books[0]).toMatchObject({ id, title: TITLE, productId: `${id}-ebook`, ebookPriceCents: 995 });
    expect(books[0]?.cover.src).toContain(id);
    const { downloads } = await new ApiSession(second).buy({ productId: `${id}-ebook`, amount: 995 });
    const bought = await fetch(second.url + downloads[0]?.url);
    expect(Buffer.from(await bought.arrayBuffer()).equals(pdf)).toBe(true);
    expect(await second.app.get(PublishedRecordings).publishedTitles()).toEqual([TITLE]);
    await admin.save(id, { book: { subtitle: 'In another place' } });
    await admin.publishAndShow(id);
    await eventually('the subtitle', async () => books[0]?.subtitle === 'In another place');
    await admin.takeDown(id);
  });

  it('has the chosen look with its logo', async () => {
    const { fields } = (await (await signInOwner(brought())).get<LookSection>(LOOK)).body;
    const published = new Map(fields.map((field) => [field.pointer, field.published]));
    expect(Object.keys(CHOSEN).map((pointer) => published.get(pointer))).toEqual(Object.values(CHOSEN));
    expect(look).toMatchObject({ typefaces: 'classic', ornament: 'leaf', corners: 'round' });
    expect(artwork.logo).toMatchObject({ light: { width: 240, height: 48 }, dark: null });
    const drawn = publicFiles.find(({ address }) => address === artwork.logo?.light.src);
    expect(path.relative(brought().configuration.dataDir, String(drawn?.file))).not.toMatch(/^\.\./);
  });
});
