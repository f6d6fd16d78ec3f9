import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { Failures } from '../../platform/jobs/failures.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { type PreviewProblem, PreviewListener } from '../../testing/preview-listener.js';
import { OWNER } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { shortenOpenings } from '../../testing/shorten-openings.js';
import { type VoiceAnswer, FakeSpeechApi } from '../../testing/fake-speech-api.js';
import type { MakingsAskedDto } from './previews.admin.dto.js';

const KEY = 'sk-of-the-tests';
const TEXTS = [
  'Chapter one.',
  'The door was open.',
  'Nobody had told her why, so she went in.',
  'It was quiet.',
];
/** Enough for three previews, and not for four. */
const CHARACTERS = 3 * TEXTS.join('').length + 10;

describe('Preview in the paid voice', () => {
  const service = new FakeSpeechApi();
  const lines: string[] = [];
  let shop: RunningShop;
  let listener: PreviewListener;

  beforeAll(async () => {
    const settings = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: await service.open(), LOG_LEVEL: 'trace' };
    const budget = { SPEECH_DAILY_CHARACTERS: String(CHARACTERS) };
    shop = await openShop({ ...OWNER, ...settings, ...budget }, { hear: (line) => lines.push(line) });
    listener = new PreviewListener(shop);
    shortenOpenings(shop);
  });
  afterAll(async () => {
    service.reset();
    await shop.stop();
    await service.close();
  });
  beforeEach(async () => {
    service.reset();
    await listener.deleteAll();
    await shop.pool.query('DELETE FROM outbox');
  });

  const failures = () => shop.app.get(Failures).list();
  const failed = () => eventually('a failed job', async () => (await failures())[0]);
  const pieces = async () =>
    Number((await listener.rows('SELECT count(*) AS n FROM preview_pieces'))[0]?.['n']);

  it('is generated sentence by sentence, and pays for each once', async () => {
    const { status, body } = await listener.want();
    expect(status).toBe(200);
    expect(service.texts).toEqual(TEXTS);
    expect(body.sentences?.map(({ text }) => text)).toEqual(TEXTS);
    expect(body.durationMs).toBeGreaterThan(4_000);
    expect((await listener.want()).status).toBe(200);
    expect(service.orders).toHaveLength(TEXTS.length);
    expect(await listener.rows('SELECT characters FROM speech_spending')).toEqual([
      { characters: TEXTS.join('').length },
    ]);
  });

  it.each<[VoiceAnswer, number, string]>([
    ['wrong key', 503, 'auth_failed'],
    ['no credits', 503, 'quota_exceeded'],
    ['no such model', 502, 'generation_failed'],
  ])('fails at once if the service responds "%s", and a retry continues', async (answer, status, error) => {
    service.next = ['speech', 'speech', answer];
    const refused = await listener.want<PreviewProblem>();
    expect(refused.status).toBe(status);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.body).toMatchObject({
      error,
      details: refused.body.detail,
      message: expect.any(String),
    });
    expect(await failed()).toMatchObject({
      job: 'make-preview',
      dueAt: null,
      lastError: expect.stringContaining('4'),
    });
    expect(await pieces()).toBe(2);

    const again = await listener.want();
    expect(again.status).toBe(200);
    expect(service.texts).toEqual([...TEXTS.slice(0, 3), ...TEXTS.slice(2)]);
    expect(await failures()).toEqual([]);
    expect(await pieces()).toBe(0);
  });

  it('retries temporary errors, from the failed sentence on', async () => {
    const answers: VoiceAnswer[][] = [
      ['too fast', 'server error'],
      ['overloaded', 'a broken line'],
      ['silence', 'too short', 'half a file'],
      ['no sound'],
    ];
    service.next = answers.flatMap((bad) => [...bad, 'speech']);
    const { id } = await listener.begin();
    await listener.becomesSkippingDelays(id, 'ready');
    expect(service.texts).toEqual(
      TEXTS.flatMap((text, at) => [...(answers[at] ?? []).map(() => text), text]),
    );
    expect(await failures()).toEqual([]);
    // Rejected text is free; delivered speech is paid.
    const paid = [0, 1, 2, 2, 2, 2, 3, 3].reduce((sum, at) => sum + (TEXTS[at]?.length ?? 0), 0);
    expect(await listener.rows('SELECT characters FROM speech_spending')).toEqual([{ characters: paid }]);
  });

  it.each<[VoiceAnswer, string]>([
    ['overloaded', 'service_unavailable'],
    ['silence', 'generation_failed'],
  ])('fails if the service keeps responding "%s", and the owner can retry', async (answer, error) => {
    service.usual = answer;
    const { id } = await listener.begin();
    const { failure } = await listener.becomesSkippingDelays(id, 'failed');
    expect(failure).toMatchObject({ error, details: expect.any(String), message: expect.any(String) });
    expect(service.orders).toHaveLength(4);
    await failed();

    const owner = await signInOwner(shop);
    const row = (await listener.adminPreviews(owner)).previews.find((preview) => preview.id === id);
    expect(row).toMatchObject({
      status: 'failed',
      failure: { error, detail: expect.stringContaining('voice') },
    });
    service.reset();
    const retry = () => owner.post(`/api/admin/audio-previews/${id}/retry`);
    expect((await Promise.all([retry(), retry()])).map(({ status }) => status)).toEqual([202, 202]);
    await listener.becomesSkippingDelays(id, 'ready');
    expect(service.texts).toEqual(TEXTS);
    expect((await retry()).status).toBe(409);
    expect(await failures()).toEqual([]);
  });

  it('is retried from the list of failed jobs, too', async () => {
    service.next = ['no credits'];
    await listener.want();
    const { id } = await failed();
    await shop.app.get(Failures).retry(id);
    const [making] = await listener.rows('SELECT id FROM preview_makings');
    await listener.becomesSkippingDelays(String(making?.['id']), 'ready');
  });

  it('does not count against the caller if it fails', async () => {
    service.usual = 'wrong key';
    for (const voiceType of ['warm', 'professional', 'storytelling', 'inspirational'])
      expect((await listener.want({ voiceType })).status).toBe(503);
    service.reset();
    expect((await listener.want()).status).toBe(200);
  });

  it('is canceled between two sentences if no caller wants it any more, and leaves no data', async () => {
    service.pause();
    const [first, second] = [await listener.begin(), await listener.begin()];
    expect(second.id).toBe(first.id);
    expect(second.wish).not.toBe(first.wish);
    await eventually('the first sentence', async () => service.orders.length === 1);

    expect((await listener.cancel(first.id, first.wish)).status).toBe(204);
    expect((await listener.cancel(first.id, first.wish)).status).toBe(204);
    expect((await listener.read(first.id)).status).toBe('speaking');
    expect((await listener.cancel(first.id, second.wish)).status).toBe(204);
    expect((await listener.read(first.id)).status).toBe('cancelled');
    service.goOn();
    await eventually(
      'all work',
      async () => (await listener.rows('SELECT 1 FROM outbox WHERE closed_at IS NULL')).length === 0,
    );
    expect(service.orders).toHaveLength(1);
    expect(await pieces()).toBe(0);
    expect(await listener.rows('SELECT 1 FROM audio_previews')).toEqual([]);

    expect((await listener.cancel(first.id, 'x'.repeat(43))).status).toBe(404);
    expect((await listener.cancel(first.id, null)).status).toBe(400);
    expect((await listener.want()).body.id).not.toBe(first.id);
  });

  it('stays if the owner wants it, even if a visitor cancels', async () => {
    service.pause();
    const { id, wish } = await listener.begin();
    const owner = await signInOwner(shop);
    const wanted = { bookId: 'finding-peace', voice: 'warm' };
    expect((await owner.post('/api/admin/audio-previews/make', wanted)).body).toEqual({
      asked: 1,
      withheld: 0,
    });
    await listener.cancel(id, wish);
    service.goOn();
    await listener.becomes(id, 'ready');
  });

  it('stays within the daily character budget; stored ones are free', async () => {
    const voices = ['warm', 'professional', 'storytelling'];
    for (const voiceType of voices) expect((await listener.want({ voiceType })).status).toBe(200);
    const asked = service.orders.length;
    await shop.pool.query('UPDATE preview_wishes SET is_new = false');
    const refused = await listener.want<PreviewProblem>({ voiceType: 'inspirational' });
    expect(refused).toMatchObject({
      status: 503,
      body: { error: 'daily_budget', details: expect.stringContaining('tomorrow') },
    });
    expect((await listener.want()).status).toBe(200);
    expect(service.orders).toHaveLength(asked);

    await listener.deleteAll();
    const owner = await signInOwner(shop);
    const make = (wanted: object) => owner.post<MakingsAskedDto>('/api/admin/audio-previews/make', wanted);
    expect((await make({})).body).toEqual({ asked: 3, withheld: 25 });
    await eventually(
      'three previews',
      async () => (await listener.rows('SELECT 1 FROM audio_previews')).length === 3,
    );
    expect(await listener.adminPreviews(owner)).toMatchObject({
      speaker: 'openai',
      charactersToday: TEXTS.join('').length * 3,
      charactersPerDay: CHARACTERS,
    });
    expect(await make({ bookId: 'fear-not' })).toMatchObject({ status: 503 });
  });

  it('fails with an error if the disk is full, and serves no partial file', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' });
    const keep = jest.spyOn(shop.app.get(StoredFiles), 'keep').mockRejectedValueOnce(full);
    const refused = await listener.want<PreviewProblem>();
    expect(refused).toMatchObject({ status: 502, body: { error: 'generation_failed' } });
    expect(await failed()).toMatchObject({ lastError: expect.stringContaining('ENOSPC') });
    expect(await listener.rows('SELECT 1 FROM audio_previews')).toEqual([]);
    expect(await pieces()).toBe(TEXTS.length);
    keep.mockRestore();
    expect((await listener.want()).status).toBe(200);
    expect(service.texts).toEqual(TEXTS);
  });

  it('logs neither the API key nor the text', () => {
    const told = lines.join('\n');
    expect(told).toContain('make-preview');
    for (const secret of [KEY, 'sk-of', 'Nobody had told her']) expect(told).not.toContain(secret);
  });
});
