export { loudness } from '../studio/loudness.js';
export { decodeMp3, medianPitch, peakDbOf, silences, sine } from './measures.js';
export { readId3 } from './read-id3.js';
