import { MPEGDecoder } from 'mpg123-decoder';
import type { Sound } from '../sound.js';

/** What a player hears: mpg123's decoder, and no line of what made the file. @throws for a file with a fault in it */
export async function decodeMp3(bytes: Uint8Array): Promise<Sound & { channels: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, errors, sampleRate } = decoder.decode(bytes);
  decoder.free();
  const [samples, other] = channelData;
  if (!samples || samples.length === 0 || errors.length > 0)
    throw new Error(`The file cannot be decoded: ${errors[0]?.message ?? 'there is nothing in it'}.`);
  // mpg123 plays one channel on both sides.
  const channels = other && samples.some((sample, index) => sample !== other[index]) ? 2 : 1;
  return { samples, sampleRate, channels };
}
