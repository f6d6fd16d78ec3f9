import type { Faces } from './lettering/faces.js';
import { drawing } from './svg.js';

export const widthPx = 640;
export const heightPx = 960;
export const centreX = widthPx / 2;

/** A drawing: where it goes under content/, and how it is made. */
export interface Artwork {
  file: string;
  draw(faces: Faces): string;
}

export function cover(id: string, title: string, paint: (faces: Faces) => string[]): Artwork {
  return {
    file: `books/${id}/cover.svg`,
    draw: (faces) => drawing(widthPx, heightPx, `${title}, by Eleanor Marsh`, ...paint(faces)),
  };
}
