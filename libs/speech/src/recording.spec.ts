import { afterAll, describe, expect, it } from '@jest/globals';
import { LocalSpeaker } from './local-voice.js';
import { RecordingStudio } from './recording.js';
import { type Piece, SoundError } from './sound.js';
import { breaths } from './voices.js';
import { sentencesOf } from './sentences.js';
import { decodeMp3, loudness, peakDbOf, readId3, silences, sine } from './testing/index.js';

const paragraphs = [
  'There was one bowl. You would hear it before you saw it.',
  'It lived on top of the refrigerator, and it made a low note when it was set on the table, like a bell in a town.',
];
const tags = {
  title: 'Thank God for Mom: how it begins',
  artist: 'Synthetic voice (warm)',
  album: 'Thank God for Mom – “Audio” previews',
  composer: 'Eleanor Marsh',
  year: '2024',
  comment: 'Read by a synthetic voice.',
  cover: { mime: 'image/jpeg' as const, bytes: Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]) },
};

async function spoken(): Promise<Piece[]> {
  const speaker = new LocalSpeaker();
  const pieces: Piece[] = [];
  for (const { text, endsParagraph } of sentencesOf(paragraphs)) {
    const { sentenceMs, paragraphMs } = breaths.warm;
    const breathMs = endsParagraph ? paragraphMs : sentenceMs;
    pieces.push({ sound: await speaker.speak(text, 'warm'), breathMs });
  }
  await speaker.close();
  return pieces;
}

describe('a recording', () => {
  const studio = new RecordingStudio();
  afterAll(() => studio.close());

  it('is a mono MP3 that decodes, with the stated duration and loudness', async () => {
    const recording = await studio.record(await spoken(), tags);
    const heard = await decodeMp3(recording.mp3);
    expect(heard).toMatchObject({ sampleRate: 44_100, channels: 1 });
    const lengthMs = (heard.samples.length / heard.sampleRate) * 1000;
    expect(Math.abs(lengthMs - recording.durationMs)).toBeLessThan(2);
    // 192 kbit/s: 24 bytes per millisecond.
    expect((recording.mp3.length - tagLength(recording.mp3)) / lengthMs).toBeCloseTo(24, 1);

    expect(recording.lufs).toBeCloseTo(-18, 1);
    expect(loudness(heard.samples, heard.sampleRate)).toBeCloseTo(-18, 1);
    expect(recording.peakDb).toBeLessThanOrEqual(-3.4);
    expect(peakDbOf(heard)).toBeLessThanOrEqual(-3);
  });

  it('states the position of each sentence, with pauses between them and no other silence', async () => {
    const { mp3, spans, waveform } = await studio.record(await spoken(), tags);
    const heard = await decodeMp3(mp3);
    expect(spans).toHaveLength(3);
    const [first, second, third] = spans;
    expect((second?.startMs ?? 0) - (first?.endMs ?? 0)).toBeCloseTo(breaths.warm.sentenceMs, -1);
    expect((third?.startMs ?? 0) - (second?.endMs ?? 0)).toBeCloseTo(breaths.warm.paragraphMs, -1);
    const pauses = silences(heard).filter(({ lengthMs }) => lengthMs > 350);
    expect(pauses).toHaveLength(4);
    for (const [index, { startMs, lengthMs }] of pauses.slice(1, 3).entries()) {
      expect(Math.abs(startMs - (spans[index]?.endMs ?? 0))).toBeLessThan(60);
      expect(Math.abs(startMs + lengthMs - (spans[index + 1]?.startMs ?? 0))).toBeLessThan(60);
    }
    expect(waveform).toHaveLength(200);
    expect(Math.max(...waveform)).toBe(100);
    expect(waveform[0]).toBe(0);
  });

  it('has a title, an artist, a cover, and a note that the voice is synthetic', async () => {
    const { mp3, durationMs } = await studio.record([piece(sine(300, 1, 16_000, 0.4))], tags);
    const { texts, picture } = readId3(mp3);
    expect(texts).toMatchObject({
      TIT2: tags.title,
      TPE1: tags.artist,
      TALB: tags.album,
      TCOM: 'Eleanor Marsh',
      TYER: '2024',
      TLEN: String(durationMs),
      COMM: 'Read by a synthetic voice.',
    });
    expect(picture).toEqual({ mime: 'image/jpeg', bytes: tags.cover.bytes });
  });

  it.each([
    ['quiet', 0.02],
    ['full', 1],
  ])('has the same loudness if its pieces are %s', async (_, peak) => {
    const bursts = Array.from({ length: 4 }, () => piece(sine(300, 0.4, 24_000, peak)));
    const { mp3 } = await studio.record(bursts, tags);
    const heard = await decodeMp3(mp3);
    expect(loudness(heard.samples, heard.sampleRate)).toBeCloseTo(-18, 1);
    expect(peakDbOf(heard)).toBeLessThanOrEqual(-3);
  });

  it('limits peaks of a voice with many of them', async () => {
    const clicks = Float32Array.from({ length: 48_000 }, (_, index) => (index % 480 === 0 ? 1 : 0));
    const { mp3, peakDb } = await studio.record([piece({ samples: clicks, sampleRate: 16_000 })], tags);
    expect(peakDb).toBeLessThanOrEqual(-3.4);
    expect(peakDbOf(await decodeMp3(mp3))).toBeLessThanOrEqual(-3);
  });

  it('rejects silence and an empty list', async () => {
    await expect(studio.record([], tags)).rejects.toThrow(SoundError);
    const silence = { samples: new Float32Array(16_000), sampleRate: 16_000 };
    await expect(studio.record([piece(silence), piece(silence)], tags)).rejects.toThrow(SoundError);
  });

  it('leaves its input unchanged, and does not block the event loop', async () => {
    const [given] = [piece(sine(300, 1, 16_000, 0.4))];
    const before = Buffer.from(given.sound.samples.buffer.slice(0));
    const turns = countTurns();
    await studio.record(
      Array.from({ length: 30 }, () => given),
      tags,
    );
    expect(turns()).toBeGreaterThan(20);
    expect(Buffer.compare(Buffer.from(given.sound.samples.buffer), before)).toBe(0);
  });
});

function piece(sound: Piece['sound']): Piece {
  return { sound, breathMs: 200 };
}

function tagLength(mp3: Buffer): number {
  return 10 + [...mp3.subarray(6, 10)].reduce((sum, byte) => sum * 128 + byte, 0);
}

/** Counts turns of the event loop. */
function countTurns(): () => number {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  return () => {
    clearInterval(timer);
    return turns;
  };
}
