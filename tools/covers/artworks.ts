import type { Artwork } from './cover.js';
import { fearNot } from './covers/fear-not.js';
import { findingPeace } from './covers/finding-peace.js';
import { startingOver } from './covers/starting-over.js';

/** Every drawing by the name it has on the command line. */
export const artworks: ReadonlyMap<string, Artwork> = new Map([
  ['finding-peace', findingPeace],
  ['fear-not', fearNot],
  ['starting-over', startingOver],
]);
