import { decimal } from './path-data.js';
import { polar, type Point } from './point.js';

/** A piece of a ring between two radii and two angles (radians, clockwise), as path data. */
export function wedge(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  const at = (radius: number, angle: number): string =>
    polar(centre, radius, angle)
      .map((value) => decimal(value))
      .join(' ');
  const back = inner > 0 ? `A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}` : '';
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}${back}z`;
}
