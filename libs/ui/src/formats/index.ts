export { fileSizeText } from './file-size.js';
export { playTime } from './play-time.js';
