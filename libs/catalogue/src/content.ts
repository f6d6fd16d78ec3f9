import { places } from './places.js';

export { ContentError } from './content/content-error.js';
export { draftFolderName, hasNoSite, siteFileName } from './content/first-run-folder.js';

export { innerBoxes, type Mp4Box, type Mp4Facts, readBox, readMp4 } from './films/mp4.js';
export { siteCurrencies, siteLanguages } from './choices.js';
export { filmLimitBytes, pictureLimitPixels } from './media-limits.js';
export { mp3Seconds } from './recordings/read-recording.js';

export const contentFolder = places.folder;
