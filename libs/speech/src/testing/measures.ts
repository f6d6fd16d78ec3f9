import type { Sound } from '../sound.js';

/** Quieter than this, of full scale, nobody hears anything: -60 dB. */
const inaudible = 0.001;

/** The loudest sample, in dB of full scale. */
export function peakDbOf({ samples }: Pick<Sound, 'samples'>): number {
  return 20 * Math.log10(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
}

/** Stretches in which nothing is heard, in milliseconds from the beginning. */
export function silences({ samples, sampleRate }: Sound): { startMs: number; lengthMs: number }[] {
  const found: { startMs: number; lengthMs: number }[] = [];
  let start = 0;
  for (let index = 0; index <= samples.length; index += 1) {
    const isHeard = index === samples.length || Math.abs(samples[index] ?? 0) > inaudible;
    if (!isHeard) continue;
    if (index > start)
      found.push({
        startMs: (start / sampleRate) * 1000,
        lengthMs: ((index - start) / sampleRate) * 1000,
      });
    start = index + 1;
  }
  return found;
}
