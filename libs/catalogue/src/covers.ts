import path from 'node:path';

import { coverFrame } from './pictures/photo-svg.js';
import { readPicture } from './pictures/picture-file.js';

/** Reads the cover of a folder: `cover.svg`, or `cover.jpg` or `cover.png` in its place. Null if there is none. */
export const readCover = (folder: string) => readPicture(path.join(folder, 'cover'), coverFrame);
