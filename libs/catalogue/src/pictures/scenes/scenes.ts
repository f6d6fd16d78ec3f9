import { bookSolid, plateSolid, type Placing, type Solid } from './solid.js';
import type { BookTextures } from './book-textures.js';
import { readerShape } from './reader-texture.js';
import { leaning, type Place, place, plus, turned } from './space.js';
import type { Texture } from './stage.js';

export interface Props {
  book: BookTextures;
  thickness: number;
  reader: { face: Texture; back: Texture };
}

export type SceneName = 'reader' | 'stack' | 'pair' | 'banner';

const standing =
  (degrees: number, to: Place): Placing =>
  (local) =>
    plus(turned(local, degrees), to);

/** Lies on its back, spine to the front, with the middle of its lower side at the given height. */
const lying =
  (degrees: number, to: Place, thickness: number): Placing =>
  ({ x, y, z }) =>
    plus(turned(place(x, z + thickness / 2, 1.5 - y), 90 + degrees), to);

export const scenes: Record<SceneName, (props: Props) => Solid[]> = {
  reader: ({ book, thickness, reader }) => [
    bookSolid(book, thickness, standing(27, place(-0.75, 0, -0.35))),
    plateSolid(reader.face, reader.back, readerShape, (local) =>
      plus(turned(leaning(local, 14), -16), place(1.28, 0, 0.75)),
    ),
  ],
  stack: ({ book, thickness }) => [
    bookSolid(book, thickness, standing(-24, place(1.3, 0, -0.7))),
    ...[6, -5, 3].map((degrees, at) =>
      bookSolid(book, thickness, lying(degrees, place(-0.95, at * thickness, 0.15), thickness)),
    ),
  ],
  pair: ({ book, thickness }) => [
    bookSolid(book, thickness, standing(-30, place(1.05, 0, -0.8))),
    bookSolid(book, thickness, standing(26, place(-0.85, 0, 0.1))),
  ],
  banner: ({ book, thickness }) => [bookSolid(book, thickness, standing(28, place(2.5, 0, 0)))],
};
