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
