import { decodeMp3, loudness, medianPitch, peakDbOf, readId3, silences } from '@lectern/speech/testing';

/** What a player, and not the program that made it, finds in a file. */
export interface Measured {
  seconds: number;
  sampleRate: number;
  channels: number;
  lufs: number;
  peakDb: number;
  longestSilenceMs: number;
  medianHertz: number;
  /** Of the ID3 tag. */
  texts: Record<string, string>;
  hasCover: boolean;
}

/** @throws for a file that cannot be decoded */
export async function measurePreview(mp3: Buffer): Promise<Measured> {
  const heard = await decodeMp3(mp3);
  const { samples, sampleRate, channels } = heard;
  const { texts, picture } = readId3(mp3);
  return {
    seconds: samples.length / sampleRate,
    sampleRate,
    channels,
    lufs: loudness(samples, sampleRate),
    peakDb: peakDbOf(heard),
    longestSilenceMs: Math.max(0, ...silences(heard).map(({ lengthMs }) => lengthMs)),
    medianHertz: medianPitch(heard),
    texts,
    hasCover: picture?.mime === 'image/jpeg' && picture.bytes.readUInt16BE(0) === 0xff_d8,
  };
}

const shortestSeconds = 2 * 60;
const longestSeconds = 3 * 60 + 10;
const wantedLufs = -18;
const spareLu = 0.5;
const highestPeakDb = -3;
const longestSilenceMs = 2_000;

/** What is wrong with a preview, in words; nothing when it keeps what is promised. */
export function faultsOf(
  { seconds, sampleRate, channels, lufs, peakDb, longestSilenceMs: silenceMs, texts, hasCover }: Measured,
  { title, voice }: { title: string; voice: string },
): string[] {
  const promises: [boolean, string][] = [
    [seconds >= shortestSeconds && seconds <= longestSeconds, `lasts ${Math.round(seconds)} s`],
    [sampleRate === 44_100 && channels === 1, `has ${channels} channels of ${sampleRate} Hz`],
    [Math.abs(lufs - wantedLufs) <= spareLu, `is as loud as ${lufs.toFixed(1)} LUFS`],
    [peakDb <= highestPeakDb, `has a peak of ${peakDb.toFixed(1)} dB`],
    [silenceMs <= longestSilenceMs, `is silent for ${(silenceMs / 1000).toFixed(1)} s`],
    [texts.TIT2?.includes(title) ?? false, 'does not name its book'],
    [texts.TPE1?.includes(voice) ?? false, 'does not name its voice'],
    [/synthetic voice/i.test(texts.COMM ?? ''), 'does not say that the voice is synthetic'],
    [hasCover, 'has no cover'],
  ];
  return promises.filter(([isKept]) => !isKept).map(([, fault]) => fault);
}
