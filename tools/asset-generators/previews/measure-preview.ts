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
