import type { Artwork } from './cover.js';
import { findingPeace } from './covers/finding-peace.js';

/** Every drawing by the name it has on the command line. */
export const artworks: ReadonlyMap<string, Artwork> = new Map([['finding-peace', findingPeace]]);
