import type { Sound } from '../sound.js';

/** Quieter than the loudest by this factor (-46 dB) is no speech. */
const faint = 0.005;
/** Left before a voice begins, so that no consonant is cut, and after it ends, so that it may ring out. */
const keptBeforeSeconds = 0.02;
const keptAfterSeconds = 0.05;
/** Within what is kept: an edge that begins at once would click. */
const fadeSeconds = 0.01;

/** Takes the silence before and after, so that breaths are as long as they are meant; the edges are faded. */
export function trimmed({ samples, sampleRate }: Sound): Sound {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isSpeech = (sample: number): boolean => Math.abs(sample) > loudest * faint;
  const first = samples.findIndex(isSpeech);
  if (first === -1) return { samples: new Float32Array(0), sampleRate };
  const last = samples.findLastIndex(isSpeech);
  const start = Math.max(0, first - Math.round(keptBeforeSeconds * sampleRate));
  const end = Math.min(samples.length, last + 1 + Math.round(keptAfterSeconds * sampleRate));
  return { samples: faded(samples.slice(start, end), Math.round(fadeSeconds * sampleRate)), sampleRate };
}

/** Changes the samples that it is given. */
function faded(samples: Float32Array, length: number): Float32Array {
  const fade = Math.min(length, samples.length >> 1);
  for (let index = 0; index < fade; index += 1) {
    const share = 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / fade);
    for (const place of [index, samples.length - 1 - index]) samples[place] = (samples[place] ?? 0) * share;
  }
  return samples;
}
