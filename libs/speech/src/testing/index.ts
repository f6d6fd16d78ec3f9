export { loudness } from '../studio/loudness.js';
export { decodeMp3 } from './decode-mp3.js';
export { medianPitch } from './median-pitch.js';
export { peakDbOf, silences } from './measures.js';
export { readId3 } from './read-id3.js';
export { sine } from './sine.js';
