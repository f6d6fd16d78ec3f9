export { type ContentCopy, copyContent, realContent, realRoot } from './content-copy.js';
export { contentWithoutParts } from './content-without-parts.js';
export { contentOfSize } from './content-of-size.js';
export { openUndrawn } from './open-undrawn.js';
export { smallContent, type SmallContent } from './small-content.js';
