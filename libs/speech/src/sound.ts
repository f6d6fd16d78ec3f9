/** Mono samples from -1 to 1. */
export interface Sound {
  samples: Float32Array;
  sampleRate: number;
}

/** Invalid or unexpected sound. The message is a sentence for people. */
export class SoundError extends Error {
  override readonly name = 'SoundError';
}

export function secondsOf({ samples, sampleRate }: Sound): number {
  return samples.length / sampleRate;
}

const headerBytes = 44;
const bytesPerSample = 2;
const plainSamples = 1;
/** Length that streaming servers write before it is known. */
const unknownLength = 0xffff_ffff;
const fullScale = 32_768;

/** Encodes a 16-bit mono WAV file. Samples beyond -1 and 1 are clipped. */
export function encodeWav({ samples, sampleRate }: Sound): Buffer {
  const dataBytes = samples.length * bytesPerSample;
  const wav = Buffer.alloc(headerBytes + dataBytes);
  wav.write('RIFF');
  wav.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(plainSamples, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * bytesPerSample, 28);
  wav.writeUInt16LE(bytesPerSample, 32);
  wav.writeUInt16LE(bytesPerSample * 8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, index) => {
    const level = Math.round(sample * fullScale);
    wav.writeInt16LE(
      Math.max(-fullScale, Math.min(fullScale - 1, level)),
      headerBytes + index * bytesPerSample,
    );
  });
  return wav;
}

/**
 * Decodes a 16-bit WAV file; channels are averaged. An unknown length (0xFFFFFFFF) means "until the end".
 * @throws SoundError for anything else
 */
export function decodeWav(bytes: Buffer): Sound {
  if (
    bytes.length < 12 ||
    bytes.toString('latin1', 0, 4) !== 'RIFF' ||
    bytes.toString('latin1', 8, 12) !== 'WAVE'
  )
    throw new SoundError('The voice sent something other than a WAV file.');
  let format: { channels: number; sampleRate: number } | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'fmt ') format = readFormat(bytes, start, length);
    if (name === 'data') {
      if (!format) throw new SoundError('The voice sent a WAV file without a sample format.');
      const streamed = length === unknownLength || (length === 0 && isStreamed(bytes));
      if (!streamed && start + length > bytes.length)
        throw new SoundError('The voice sent a WAV file that ends too early.');
      return readSamples(bytes.subarray(start, streamed ? bytes.length : start + length), format);
    }
    at = start + length + (length % 2);
  }
  throw new SoundError('The voice sent a WAV file without sound.');
}

function isStreamed(bytes: Buffer): boolean {
  const length = bytes.readUInt32LE(4);
  return length === unknownLength || length === 0;
}

function readFormat(bytes: Buffer, start: number, length: number): { channels: number; sampleRate: number } {
  if (length < 16 || start + 16 > bytes.length)
    throw new SoundError('The voice sent a WAV file that ends too early.');
  const [kind, channels] = [bytes.readUInt16LE(start), bytes.readUInt16LE(start + 2)];
  const [sampleRate, bits] = [bytes.readUInt32LE(start + 4), bytes.readUInt16LE(start + 14)];
  const isUsable =
    kind === plainSamples &&
    bits === 16 &&
    channels >= 1 &&
    channels <= 8 &&
    sampleRate >= 4_000 &&
    sampleRate <= 192_000;
  if (!isUsable) throw new SoundError('The voice sent a WAV file whose samples are not 16-bit PCM.');
  return { channels, sampleRate };
}

function readSamples(
  data: Buffer,
  { channels, sampleRate }: { channels: number; sampleRate: number },
): Sound {
  const frameBytes = channels * bytesPerSample;
  const samples = new Float32Array(Math.floor(data.length / frameBytes));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += data.readInt16LE(index * frameBytes + channel * bytesPerSample);
    samples[index] = sum / channels / fullScale;
  }
  return { samples, sampleRate };
}

export interface Piece {
  sound: Sound;
  breathMs: number;
}

export interface Recording {
  /** 192 kbit/s, 44 100 Hz, one channel, with an ID3 tag. */
  mp3: Buffer;
  durationMs: number;
  /** Integrated loudness by ITU-R BS.1770-4. */
  lufs: number;
  /** True peak in dBFS. */
  peakDb: number;
  /** 200 levels from 0 to 100. */
  waveform: number[];
  /** Position of each piece in the file, without the pause after it. */
  spans: { startMs: number; endMs: number }[];
}
