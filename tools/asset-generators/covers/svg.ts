import { decimal } from './geometry/path-data.js';
import type { Faces } from './lettering.js';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element as text; numbers are shortened, undefined attributes left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : value}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export const path = (d: string, attributes: Attributes): string => element('path', { ...attributes, d });

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  element('rect', { x, y, width, height, fill });

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...children);

/** A whole drawing. The title is what assistive technology reads. */
export function drawing(width: number, height: number, title: string, ...children: string[]): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
  };
  return `${element('svg', attributes, `\n<title>${title}</title>\n`, children.join('\n'), '\n')}\n`;
}

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
