export { readComposeFile } from './compose-file.js';
export type { ComposeFile, ComposeService } from './compose-file.js';
export { readImageSettings } from './dockerfile.js';
export type { ImageSettings } from './dockerfile.js';
