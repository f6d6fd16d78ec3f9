import type { SchemePalette } from '../../palette.js';
import { type Eye, type Pixel, place, seen } from './space.js';
import { svgOf } from './texture.js';
import { tint } from './tint.js';

/** Distance of the wall behind the middle of the table. */
const wallDepth = -2.6;

export interface BackdropParts {
  width: number;
  height: number;
  eye: Eye;
  palette: SchemePalette;
  mural: string;
  shadows: readonly (readonly Pixel[])[];
}

export function backdrop({ width, height, eye, palette, mural, shadows }: BackdropParts): string {
  const { background, surface, accent, ink } = palette;
  const edge = seen(eye, place(0, 0, wallDepth)).y;
  const wall = tint(surface, accent, 0.2);
  const table = tint(background, accent, 0.09);
  const outline = (points: readonly Pixel[]): string =>
    `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  const shadow = shadows.map(outline).join('');
  return svgOf(
    width,
    height,
    `<defs>
<linearGradient id="table" x2="0" y2="1"><stop offset="0" stop-color="${tint(table, ink, 0.1)}"/><stop offset=".35" stop-color="${table}"/></linearGradient>
<radialGradient id="light" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<filter id="far" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${width / 70}"/></filter>
<filter id="near" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${width / 260}"/></filter>
<clipPath id="floor"><rect y="${edge}" width="${width}" height="${height - edge}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="${wall}"/>${mural}
<rect width="${width}" height="${edge}" fill="url(#light)"/>
<rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/>
<g clip-path="url(#floor)"><path d="${shadow}" fill="${ink}" opacity=".3" filter="url(#far)"/>
<path d="${shadow}" fill="${ink}" opacity=".2" filter="url(#near)"/></g>`,
  );
}
