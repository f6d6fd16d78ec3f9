export { type ArchiveEntry, entryFinder } from './entry-finder.js';
export { isFontObfuscation } from './font-obfuscation.js';
export { isExternal, pathOf } from './references.js';
