import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { books } from '@lectern/catalogue';
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
});
