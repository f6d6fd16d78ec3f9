import { type Artwork, drawing, rect } from '../svg.js';

export const widthPx = 1200;
export const heightPx = 800;

/** The picture of an article, 3:2. What matters stands in its middle: a shared link shows only that. */
export function scene(slug: string, title: string, ground: string, draw: () => string[]): Artwork {
  return {
    file: `articles/${slug}.svg`,
    draw: () => drawing(widthPx, heightPx, title, rect(0, 0, widthPx, heightPx, ground), ...draw()),
  };
}
