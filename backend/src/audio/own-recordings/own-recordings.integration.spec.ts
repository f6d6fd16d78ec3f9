import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeWav } from '@lectern/speech';

import { StoredFiles } from '../../platform/storage/stored-files.js';
import { ApiSession, OWNER } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { PreviewListener } from '../../testing/preview-listener.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { shortenOpenings } from '../../testing/shorten-openings.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import type { PreviewDto, StoredPreviewDto } from '../previews/preview.dto.js';
import { PublishedRecordings } from '../previews/published-recordings.js';
import type { OwnRecordingDto } from './own-recordings.dto.js';

const CALLS = '/api/admin/recordings';
const MP3 = new URL('../../../../content/recordings/fresh-start-audio.mp3', import.meta.url);

/** A box of ISO 14496-12. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4);
  return Buffer.concat([head, body]);
}

/** An M4A with the headers that players read first. */
function m4a(seconds: number, codec = 'mp4a'): Buffer {
  const movie = Buffer.alloc(100);
  movie.writeUInt32BE(1_000, 12);
  movie.writeUInt32BE(seconds * 1_000, 16);
  const entry = Buffer.alloc(16);
  entry.write(codec, 12);
  const track = box('trak', box('mdia', box('minf', box('stbl', box('stsd', entry)))));
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0')),
    box('moov', box('mvhd', movie), track),
    box('mdat', Buffer.alloc(64)),
  ]);
}

const tone = (seconds: number) => ({
  sampleRate: 16_000,
  samples: Float32Array.from({ length: seconds * 16_000 }, (_, at) => Math.sin(at / 5) * 0.3),
});

describe('The author’s own recordings', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let listener: PreviewListener;
  let mp3: Buffer;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    listener = new PreviewListener(shop);
    shortenOpenings(shop);
    mp3 = await readFile(MP3);
  });
  afterAll(() => shop.stop());

  function upload(content: Buffer | string, name: string, bookId = 'finding-peace', by = owner) {
    const form = new FormData();
    form.append('bookId', bookId);
    form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return by.post<OwnRecordingDto & { detail: string }>(CALLS, form);
  }
  const publish = ({ id }: OwnRecordingDto, revision: number) =>
    owner.post<OwnRecordingDto & { detail: string }>(`${CALLS}/${id}/publish`, { revision });
  const wantOwn = () => listener.want<PreviewDto>({ voiceType: 'author' });
  const stored = async () =>
    (await listener.visitor.get<StoredPreviewDto[]>('/api/audio-preview')).body.map(
      ({ voiceType }) => voiceType,
    );
  const titles = () => shop.app.get(PublishedRecordings).publishedTitles();

  it('are published with their transcript in place of the synthetic one, and taken back', async () => {
    const { status, body: recording } = await upload(mp3, 'Reading at home.mp3');
    expect(status).toBe(201);
    expect(recording).toMatchObject({ extension: 'mp3', publishedAt: null, revision: 1 });
    expect(recording.durationMs).toBeGreaterThan(60_000);
    expect(recording.transcript).toContain('Chapter one.\n\nThe door was open.');
    expect((await wantOwn()).status).toBe(400);
    const file = await owner.get(recording.fileUrl, { range: 'bytes=0-9' });
    expect([file.status, file.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);

    const transcript = `${recording.transcript}\n\nShe sat down.`;
    const saved = await owner.put(`${CALLS}/${recording.id}/transcript`, { transcript, revision: 1 });
    expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await publish(recording, 1)).toMatchObject({ status: 409 });
    expect(
      (await Promise.all([publish(recording, 2), publish(recording, 2)])).map((each) => each.status),
    ).toEqual([200, 200]);

    const { body: offered } = await wantOwn();
    expect(offered).toMatchObject({
      status: 'ready',
      voiceType: 'author',
      fileName: 'Finding_Peace_author_preview.mp3',
    });
    expect(offered.voiceNote).toBeUndefined();
    expect(offered.sentences?.map(({ text }) => text).at(-1)).toBe('She sat down.');
    expect(await stored()).toContain('author');
    expect(await titles()).toEqual(['Finding Peace']);
    const heard = await listener.visitor.get(offered.audioUrl ?? '', { range: 'bytes=100-199' });
    expect([heard.status, heard.headers.get('content-range')]).toEqual([206, `bytes 100-199/${mp3.length}`]);
    // The four voices stay.
    expect((await listener.want<PreviewDto>()).body).toMatchObject({ voiceType: 'warm', status: 'ready' });

    const later = await owner.put(`${CALLS}/${recording.id}/transcript`, { transcript: 'New.', revision: 2 });
    expect(later.status).toBe(200);
    expect((await owner.get<OwnRecordingDto>(`${CALLS}/${recording.id}`)).body.hasChanges).toBe(true);
    expect((await wantOwn()).body.sentences?.at(-1)?.text).toBe('She sat down.');
    expect(await owner.delete(`${CALLS}/${recording.id}`)).toMatchObject({ status: 409 });

    await owner.post(`${CALLS}/${recording.id}/take-back`);
    expect((await wantOwn()).status).toBe(400);
    expect((await listener.visitor.get(offered.audioUrl ?? '')).status).toBe(404);
    expect(await titles()).toEqual([]);
    expect((await listener.want<PreviewDto>()).status).toBe(200);

    expect((await publish(recording, 3)).status).toBe(200);
    const { body: other } = await upload(m4a(90), 'Second take.m4a');
    expect((await publish(other, 1)).status).toBe(200);
    expect((await wantOwn()).body).toMatchObject({
      id: other.id,
      fileName: 'Finding_Peace_author_preview.m4a',
    });
    expect((await owner.delete(`${CALLS}/${recording.id}`)).status).toBe(204);
    const isGone = async () => {
      const kept: string[] = [];
      for await (const { key } of shop.app.get(StoredFiles).list(`previews/${recording.id}`)) kept.push(key);
      return kept.length === 0;
    };
    await eventually('the file to be deleted', isGone);
  });

  it('are one if they are the same file, even at the same time', async () => {
    const again = await Promise.all([1, 2, 3].map(() => upload(m4a(61), 'Again.m4a', 'fear-not')));
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(again.map(({ body }) => body.id)).size).toBe(1);
    const { rows } = await shop.pool.query(`SELECT 1 FROM own_recordings WHERE book_id = 'fear-not'`);
    expect(rows).toHaveLength(1);
  });

  it('become an MP3 if they are WAV files', async () => {
    const { status, body } = await upload(encodeWav(tone(6)), 'Studio.wav', 'fear-not');
    expect([status, body.extension]).toEqual([201, 'mp3']);
    expect(body.durationMs).toBeGreaterThan(6_000);
    expect(body.sizeBytes).toBeLessThan(250_000);
  });

  it('are refused if browsers do not play them, or they are too short or long', async () => {
    const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000, 7)]);
    for (const [content, name, sentence] of [
      [program, 'Song.mp3', '“Song.mp3” isn’t a recording.'],
      ['', 'Empty.mp3', '“Empty.mp3” isn’t a recording.'],
      [m4a(3), 'Short.m4a', 'must be between 5 seconds and 15 minutes long'],
      [m4a(16 * 60), 'Long.m4a', 'must be between 5 seconds and 15 minutes long'],
      [m4a(90, 'alac'), 'Lossless.m4a', 'has a format that not all browsers play'],
      [m4a(90, 'avc1'), 'Film.mp4', 'has a format that not all browsers play'],
      [m4a(90).subarray(0, 60), 'Cut.m4a', '“Cut.m4a” is damaged or incomplete.'],
      [encodeWav(tone(6)).subarray(0, 9_000), 'Cut.wav', 'isn’t a WAV file with 16-bit samples'],
      [encodeWav({ sampleRate: 16_000, samples: new Float32Array(96_000) }), 'Silent.wav', 'and sound in it'],
    ] as const) {
      const answer = await upload(content, name);
      expect([name, answer.status, answer.body.detail]).toEqual([
        name,
        400,
        expect.stringContaining(sentence),
      ]);
    }
    expect((await upload(mp3, 'A.mp3', 'no-such-book')).status).toBe(400);
    expect((await upload(Buffer.alloc(61 * 1_024 ** 2), 'Huge.mp3')).status).toBe(413);
    expect((await upload(mp3, 'A.mp3', 'finding-peace', await signInHelper(shop))).status).toBe(403);
  });

  it('need a transcript', async () => {
    const { body } = await upload(m4a(62), 'No words.m4a', 'fear-not');
    await owner.put(`${CALLS}/${body.id}/transcript`, { transcript: ' \n ', revision: 1 });
    expect(await publish(body, 2)).toMatchObject({
      status: 400,
      body: { detail: 'Please write the transcript, so that everyone can follow.' },
    });
  });
});
