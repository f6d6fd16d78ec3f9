import { createMp3Encoder } from 'wasm-media-encoders';

export const recordedSampleRate = 44_100;
const kilobitsPerSecond = 192;
const samplesPerFrame = 1152;
/** LAME attenuates all input by this factor to avoid clipping; peaks are limited here already. */
const lameScale = 0.97;
/** Delay of LAME and decoders before the first sample: 576 and 529. */
const delaySamples = 576 + 529;

/** Encodes MPEG 1 layer III, mono, at a constant bit rate, so that seeking is a division. */
export async function encodeMp3(
  samples: Float32Array,
): Promise<{ bytes: Uint8Array; durationMs: number; delayMs: number }> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: recordedSampleRate, channels: 1, bitrate: kilobitsPerSecond });
  const parts: Uint8Array[] = [];
  // The encoder reuses its output buffer on the next call.
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

/** Frames have equal length except for an optional padding byte. */
function frameCount(bytes: Uint8Array): number {
  const bytesPerFrame = Math.floor((samplesPerFrame / 8) * ((kilobitsPerSecond * 1000) / recordedSampleRate));
  let count = 0;
  for (let at = 0; at + 4 <= bytes.length; count += 1)
    at += bytesPerFrame + (((bytes[at + 2] ?? 0) >> 1) & 1);
  return count;
}
