import { createMp3Encoder } from 'wasm-media-encoders';

export const recordedSampleRate = 44_100;
const kilobitsPerSecond = 192;
const samplesPerFrame = 1152;
/** LAME makes everything quieter by this, whatever it is given, lest rounding clip it; peaks are limited here already. */
const lameScale = 0.97;
/** What LAME and every decoder put before the first sample: 576 and 529. */
const delaySamples = 576 + 529;

/** MPEG 1, layer III, of one channel and constant rate: every frame is as long as another, so seeking is a division. */
export async function encodeMp3(
  samples: Float32Array,
): Promise<{ bytes: Uint8Array; durationMs: number; delayMs: number }> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: recordedSampleRate, channels: 1, bitrate: kilobitsPerSecond });
  const parts: Uint8Array[] = [];
  // What the encoder returns is its own memory until it is called again.
  for (let at = 0; at < samples.length; at += recordedSampleRate)
    parts.push(encoder.encode([samples.subarray(at, at + recordedSampleRate).map(unscaled)]).slice());
  parts.push(encoder.finalize().slice());
  const bytes = Buffer.concat(parts);
  return {
    bytes,
    durationMs: Math.round((frameCount(bytes) * samplesPerFrame * 1000) / recordedSampleRate),
    delayMs: (delaySamples / recordedSampleRate) * 1000,
  };
}

function unscaled(sample: number): number {
  return sample / lameScale;
}

/** Frames are of one length but for a byte that some carry so that the rate is right on average. */
function frameCount(bytes: Uint8Array): number {
  const bytesPerFrame = Math.floor((samplesPerFrame / 8) * ((kilobitsPerSecond * 1000) / recordedSampleRate));
  let count = 0;
  for (let at = 0; at + 4 <= bytes.length; count += 1)
    at += bytesPerFrame + (((bytes[at + 2] ?? 0) >> 1) & 1);
  return count;
}
