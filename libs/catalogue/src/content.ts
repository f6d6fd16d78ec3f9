import { places } from './places.js';

export { ContentError } from './content/content-error.js';

export { mp3Seconds } from './recordings/read-recording.js';

export const contentFolder = places.folder;
