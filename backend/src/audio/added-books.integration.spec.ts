import { readFile } from 'node:fs/promises';

import { books, pages } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ApiSession, OWNER } from '../testing/api-session.js';
import { BooksAdmin } from '../testing/books-admin.js';
import { eventually } from '../testing/eventually.js';
import { FakeSpeechApi } from '../testing/fake-speech-api.js';
import { PreviewListener } from '../testing/preview-listener.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { signInOwner } from '../testing/staff-sessions.js';
import type { OwnRecordingDto } from './own-recordings/own-recordings.dto.js';
import type { PreviewDto, StoredPreviewDto } from './previews/preview.dto.js';
import { PublishedRecordings } from './previews/published-recordings.js';

const MP3 = new URL('../../../content/recordings/fresh-start-audio.mp3', import.meta.url);
const opening = { chapter: 'One', paragraphs: ['It was foggy on the bridge.'] };
const id = 'the-spoken-bridge';

describe('An added book with a reading sample', () => {
  const service = new FakeSpeechApi();
  let shop: RunningShop;
  let owner: ApiSession;
  let admin: BooksAdmin;
  let listener: PreviewListener;

  beforeAll(async () => {
    const baseUrl = await service.open();
    shop = await openShop({ ...OWNER, OPENAI_API_KEY: 'sk-of-the-tests', OPENAI_BASE_URL: baseUrl });
    owner = await signInOwner(shop);
    admin = new BooksAdmin(shop, owner);
    listener = new PreviewListener(shop);
    await admin.open();
  });
  afterAll(async () => {
    await shop.stop();
    await service.close();
  });

  const rowOf = async (bookId: string) =>
    (await listener.adminPreviews(owner)).previews.filter((preview) => preview.bookId === bookId);
  const offered = () => pages['audio-previews']?.words.generator.books[0];
  const stored = async () =>
    (await listener.visitor.get<StoredPreviewDto[]>('/api/audio-preview')).body.map(
      ({ bookTitle, voiceType }) => ({ bookTitle, voiceType }),
    );

  it('is read aloud by the voices, on the page of previews', async () => {
    expect(await admin.sell('The Spoken Bridge')).toBe(id);
    expect(await rowOf(id)).toEqual([]);
    await admin.save(id, { sales: { opening } });
    await admin.publishAndShow(id);
    await eventually('its row', async () => (await rowOf(id)).length === 4);
    expect(offered()).toEqual({ bookId: id, title: 'The Spoken Bridge' });

    const asked = await owner.post('/api/admin/audio-previews/make', { bookId: id, voice: 'warm' });
    expect(asked).toMatchObject({ status: 202, body: { asked: 1, withheld: 0 } });
    await eventually('the preview', async () => (await rowOf(id)).some(({ status }) => status === 'ready'));
    expect(service.texts).toEqual(['One.', 'It was foggy on the bridge.']);
    const { status, body } = await listener.want<PreviewDto>({ bookTitle: 'The Spoken Bridge' });
    expect([status, body]).toMatchObject([200, { status: 'ready', bookTitle: 'The Spoken Bridge' }]);
    expect((await listener.visitor.get(body.audioUrl ?? '')).status).toBe(200);
    expect(await stored()).toEqual([{ bookTitle: 'The Spoken Bridge', voiceType: 'warm' }]);
  });

  it('is read aloud by the author', async () => {
    const form = new FormData();
    form.append('bookId', id);
    form.append('files', new Blob([new Uint8Array(await readFile(MP3))]), 'At home.mp3');
    const { status, body } = await owner.post<OwnRecordingDto>('/api/admin/recordings', form);
    expect([status, body.transcript]).toEqual([201, 'One.\n\nIt was foggy on the bridge.']);
    expect((await owner.post(`/api/admin/recordings/${body.id}/publish`, { revision: 1 })).status).toBe(200);
    expect(await shop.app.get(PublishedRecordings).publishedTitles()).toEqual(['The Spoken Bridge']);
  });

  it('keeps its recordings under another title, and has no row while it is taken down', async () => {
    await admin.save(id, { book: { title: 'The Loud Bridge' } });
    await admin.publishAndShow(id);
    await eventually('the title', async () => books.some(({ title }) => title === 'The Loud Bridge'));
    expect(await shop.app.get(PublishedRecordings).publishedTitles()).toEqual(['The Loud Bridge']);
    expect(await stored()).toEqual([
      { bookTitle: 'The Loud Bridge', voiceType: 'author' },
      { bookTitle: 'The Loud Bridge', voiceType: 'warm' },
    ]);
    const { body } = await listener.want<PreviewDto>({ bookTitle: 'The Loud Bridge', voiceType: 'author' });
    expect(body).toMatchObject({ status: 'ready', bookTitle: 'The Loud Bridge' });

    await admin.takeDown(id);
    expect(await rowOf(id)).toEqual([]);
    expect(offered()?.bookId).not.toBe(id);
    await admin.publishAndShow(id);
    expect((await rowOf(id)).map(({ status }) => status)).toContain('ready');
  });
});
