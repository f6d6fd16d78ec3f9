/** One channel of samples from -1 to 1. */
export interface Sound {
  samples: Float32Array;
  /** Samples per second. */
  sampleRate: number;
}

/** What is no sound, or not the wanted one. Its message is a sentence for a person. */
export class SoundError extends Error {
  override readonly name = 'SoundError';
}

export function secondsOf({ samples, sampleRate }: Sound): number {
  return samples.length / sampleRate;
}

/** A sentence as it was spoken, and the silence after it. */
export interface Piece {
  sound: Sound;
  breathMs: number;
}

export interface Recording {
  /** 192 kbit/s, 44 100 Hz, one channel, with an ID3 tag. */
  mp3: Buffer;
  /** As long as a player plays. */
  durationMs: number;
  /** Integrated loudness by ITU-R BS.1770-4. */
  lufs: number;
  /** The true peak, in dB of full scale. */
  peakDb: number;
  /** 200 levels from 0 to 100, of the joined sound. */
  waveform: number[];
  /** Where each piece stands in the file, without the breath after it. */
  spans: { startMs: number; endMs: number }[];
}
