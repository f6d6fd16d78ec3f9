import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { GENERATE, type PreviewProblem, PreviewListener } from '../../testing/preview-listener.js';
import { OWNER } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { shortenOpenings } from '../../testing/shorten-openings.js';
import type { PreviewDto, WantedPreviewDto } from './preview.dto.js';

describe('Audio preview', () => {
  let shop: RunningShop;
  let listener: PreviewListener;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, TRUSTED_PROXIES: '1' });
    listener = new PreviewListener(shop);
    shortenOpenings(shop);
  });
  afterAll(() => shop.stop());
  beforeEach(() => listener.deleteAll());

  const want = <T = WantedPreviewDto>(input?: object, headers?: Record<string, string>) =>
    listener.want<T>(input, headers);
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  it('is generated while the call waits, and served from storage afterwards @S1-audio-9', async () => {
    const { status, body, headers } = await want({}, { prefer: 'wait=30' });
    expect(status).toBe(200);
    expect(headers.get('preference-applied')).toBe('wait=30');
    expect(body).toMatchObject({
      status: 'ready',
      bookTitle: 'Finding Peace',
      voiceType: 'warm',
      piecesDone: 4,
      piecesTotal: 4,
      fileName: 'Finding_Peace_warm_preview.mp3',
      downloadCount: 0,
      failure: null,
      wish: null,
    });
    expect(body.message).not.toBe('');
    expect(body.audioUrl).toMatch(
      /^\/api\/audio-preview\/files\/[\w-]{36}\/[0-9a-f]{16}\/Finding_Peace_warm_preview\.mp3$/,
    );
    expect(body.waveform).toHaveLength(200);
    expect(body.sentences?.map(({ text }) => text)[1]).toBe('The door was open.');
    const ends = (body.sentences ?? []).flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(ends.at(-1)).toBeLessThanOrEqual(body.durationMs ?? 0);

    const again = await want();
    expect(again.status).toBe(200);
    expect(again.body).toEqual(body);
    expect(await listener.rows('SELECT count(*)::int AS n FROM preview_makings')).toEqual([{ n: 1 }]);
    expect(await listener.rows('SELECT count(*)::int AS n FROM preview_pieces')).toEqual([{ n: 0 }]);
    expect(await listener.rows('SELECT * FROM audio_previews')).toMatchObject([
      {
        id: body.id,
        book_title: 'Finding Peace',
        voice_type: 'warm',
        audio_url: body.audioUrl,
        text_excerpt: expect.stringContaining('The door was open.'),
        generated_at: expect.any(Date),
        download_count: '0',
      },
    ]);
  });

  it('is a cacheable file with ranges and links to its transcript and page', async () => {
    const { body } = await want();
    const url = `${shop.url}${body.audioUrl}`;
    const whole = await fetch(url);
    const mp3 = Buffer.from(await whole.arrayBuffer());
    expect(mp3.subarray(0, 3).toString()).toBe('ID3');
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const link = whole.headers.get('link') ?? '';
    expect(link).toContain(`<${body.transcriptUrl}>; rel="describedby"; type="text/vtt"`);
    expect(link).toContain(
      `<${shop.configuration.publicUrl}/audio-previews?book=finding-peace&voice=warm>; rel="canonical"`,
    );

    const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(mp3.subarray(100, 200));
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(url, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);

    const vtt = await (await fetch(`${shop.url}${body.transcriptUrl}`)).text();
    expect(vtt).toMatch(/^WEBVTT\n\n1\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}\nChapter one\.\n/);
    for (const other of [
      url.replace(/\/[0-9a-f]{16}\//, '/0123456789abcdef/'),
      url.replace('_warm_', '_cold_'),
    ])
      expect((await fetch(other)).status).toBe(404);
  });

  it('is generated in the background if no call waits, and reports progress', async () => {
    const { status, body, headers } = await want({}, { prefer: 'respond-async' });
    expect(status).toBe(202);
    expect(headers.get('location')).toBe(`/api/audio-preview/${body.id}`);
    expect(headers.get('link')).toBe(`</api/audio-preview/${body.id}/events>; rel="monitor"`);
    expect(body).toMatchObject({
      audioUrl: null,
      piecesTotal: 4,
      wish: expect.stringMatching(/^[\w-]{43}$/),
    });

    const stream = await fetch(`${shop.url}${body.eventsUrl}`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const text = await stream.text();
    expect(text).toMatch(/^retry: \d+\n\nevent: progress\ndata: \{/);
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(
      ([, data = '']) => JSON.parse(data) as PreviewDto,
    );
    expect(events.at(-1)).toMatchObject({ status: 'ready', id: body.id });
    expect(events.length).toBeGreaterThan(1);
    const done = events.map(({ piecesDone }) => piecesDone);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect((await listener.read(body.id)).audioUrl).toBe(events.at(-1)?.audioUrl);
  });

  it('is generated once for concurrent requests', async () => {
    const asked = await Promise.all(
      Array.from({ length: 100 }, (_, n) => want({}, from(`192.0.2.${n % 50}`))),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(asked.map(({ body }) => body.audioUrl)).size).toBe(1);
    expect(await listener.rows('SELECT count(*)::int AS n FROM preview_makings')).toEqual([{ n: 1 }]);
    expect(await listener.rows('SELECT count(*)::int AS n FROM preview_wishes WHERE is_new')).toEqual([
      { n: 1 },
    ]);
  });

  it('is generated again for a changed text', async () => {
    const { body: old } = await want();
    shortenOpenings(shop, ['The door was shut.']);
    const { body } = await want();
    shortenOpenings(shop);
    expect(body.id).not.toBe(old.id);
    expect(body.sentences?.map(({ text }) => text)).toEqual(['Chapter one.', 'The door was shut.']);
    const list = (await (await fetch(`${shop.url}/api/audio-preview`)).json()) as PreviewDto[];
    expect(list.map(({ id }) => id)).toEqual([body.id]);
    // The old URL still works.
    expect((await fetch(`${shop.url}${old.audioUrl}`)).status).toBe(200);
  });

  it('is limited to three new ones an hour per source; stored ones are unlimited', async () => {
    const voices = ['warm', 'professional', 'storytelling'];
    const made = await Promise.all(voices.map((voiceType) => want({ voiceType }, from('203.0.113.9'))));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await want<PreviewProblem>({ voiceType: 'inspirational' }, from('203.0.113.9'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(refused.body).toMatchObject({
      error: 'too_many_previews',
      details: expect.any(String),
      status: 429,
    });
    expect((await want({}, from('203.0.113.9'))).status).toBe(200);
    expect((await want({ voiceType: 'inspirational' }, from('203.0.113.10'))).status).toBe(200);
    expect((await want({ voiceType: 'inspirational' }, from('203.0.113.9'))).status).toBe(200);
  });

  it('counts its downloads @S1-audio-9', async () => {
    const { body } = await want();
    const count = () => listener.visitor.post<object>(`/api/audio-preview/download/${body.id}`, {});
    expect((await count()).body).toEqual({ downloadCount: 1 });
    expect(await count()).toMatchObject({ status: 200, body: { downloadCount: 2 } });
    expect((await listener.read(body.id)).downloadCount).toBe(2);
    expect((await listener.visitor.post('/api/audio-preview/download/none', {})).status).toBe(404);
  });

  it.each([
    ['a book that is not read aloud', { bookTitle: 'Moby-Dick' }],
    ['HTML', { bookTitle: '<b>Finding Peace</b>' }],
    ['control characters', { bookTitle: 'Finding\u0000 Peace' }],
    ['a title of a kind that is none', { bookTitle: ['Finding Peace'] }],
    ['a very long title', { bookTitle: 'x'.repeat(5_000) }],
    ['an unknown voice', { voiceType: 'angry' }],
    ['no voice', { voiceType: undefined }],
    ['a field that nobody knows', { speed: 2 }],
  ])('is rejected for %s, with messages for both kinds of clients', async (_what, input) => {
    const { status, body, headers } = await want<PreviewProblem>(input);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      error: 'invalid_request',
      details: body.detail,
      message: expect.any(String),
    });
    expect(body.detail).not.toBe('');
    expect(await listener.rows('SELECT 1 FROM preview_makings')).toEqual([]);
  });

  it('requires a book title', async () => {
    const { body } = await want<PreviewProblem>({ bookTitle: undefined });
    expect(body.detail).toBe('Please say which book (bookTitle), by its title.');
  });

  it('is rejected for a body that is not JSON, and for an unknown book or voice', async () => {
    expect((await listener.visitor.post<object>(GENERATE, '{"bookTitle":')).body).toMatchObject({
      error: 'invalid_request',
      status: 400,
    });
    const none = `${shop.url}/api/audio-preview/00000000-0000-4000-8000-000000000000`;
    for (const address of [none, `${none}/events`]) {
      const answer = await fetch(address);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: 'not_found', message: expect.any(String) });
    }
  });

  it('is listed in every voice on the dashboard, where the owner generates and removes it', async () => {
    const owner = await signInOwner(shop);
    const before = await listener.adminPreviews(owner);
    expect(before.previews).toHaveLength(28);
    expect(before).toMatchObject({ speaker: 'local', charactersToday: 0 });
    expect(new Set(before.previews.map(({ status }) => status))).toEqual(new Set(['missing']));

    const asked = await owner.post('/api/admin/audio-previews/make', { bookId: 'fear-not' });
    expect(asked).toMatchObject({ status: 202, body: { asked: 4, withheld: 0 } });
    const ready = await eventually('four previews', async () => {
      const found = (await listener.adminPreviews(owner)).previews.filter(({ status }) => status === 'ready');
      return found.length === 4 && found;
    });
    expect(ready[0]).toMatchObject({
      bookId: 'fear-not',
      downloads: 0,
      durationMs: expect.any(Number),
      failure: null,
    });

    const [first] = ready;
    const gone = await owner.delete(`/api/admin/audio-previews/${first?.id}`);
    expect(gone.status).toBe(204);
    expect((await fetch(`${shop.url}${first?.audioUrl}`)).status).toBe(404);
    expect((await owner.delete(`/api/admin/audio-previews/${first?.id}`)).status).toBe(404);
    expect(
      (await listener.adminPreviews(owner)).previews.filter(({ status }) => status === 'ready'),
    ).toHaveLength(3);
    const unknown = await owner.post('/api/admin/audio-previews/make', { bookId: 'moby-dick' });
    expect(unknown.status).toBe(400);
    const strangers = await fetch(`${shop.url}/api/admin/audio-previews`);
    expect(strangers.status).toBe(401);
  });
});
