import type { Sound } from '../sound.js';

/** A pure tone. @param level its peak, 1 is full scale */
export function sine(hertz: number, seconds: number, sampleRate: number, level = 1): Sound {
  const samples = Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  );
  return { samples, sampleRate };
}
