import { type Point, polar } from './point.js';

/** Shortest decimal text of a coordinate; `digits` after the point. */
export function decimal(value: number, digits = 2): string {
  const text = value.toFixed(digits);
  const short = digits > 0 ? text.replace(/\.?0+$/, '') : text;
  const unsigned = short.replace(/^(-?)0\./, '$1.');
  return unsigned === '-0' || unsigned === '' || unsigned === '-' ? '0' : unsigned;
}

/** Joins numbers with no more separators than the path grammar needs. */
export function numbers(values: readonly number[], digits: number): string {
  return values
    .map((value) => decimal(value, digits))
    .reduce((text, value) => text + (text === '' || value.startsWith('-') ? '' : ' ') + value, '');
}

/** Straight segments, written relative to the rounded pen so that no error adds up. */
export function polyline(points: readonly Point[], closed = false, digits = 1): string {
  const unit = 10 ** digits;
  let pen: Point = [0, 0];
  const steps = points.map((point, index) => {
    const target: Point = [Math.round(point[0] * unit) / unit, Math.round(point[1] * unit) / unit];
    const step = index === 0 ? target : [target[0] - pen[0], target[1] - pen[1]];
    pen = target;
    return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${numbers(step, digits)}`;
  });
  return steps.join('').replace(/ -/g, '-') + (closed ? 'z' : '');
}

/** A smooth curve through the points (Catmull-Rom written as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false, digits = 1, tension = 1 / 6): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const unit = 10 ** digits;
  const round = (value: number): number => Math.round(value * unit) / unit;
  let pen: Point = [round(at(0)[0]), round(at(0)[1])];
  let data = `M${numbers(pen, digits)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const curve = [
      from[0] + (to[0] - before[0]) * tension - pen[0],
      from[1] + (to[1] - before[1]) * tension - pen[1],
      to[0] - (after[0] - from[0]) * tension - pen[0],
      to[1] - (after[1] - from[1]) * tension - pen[1],
      round(to[0]) - pen[0],
      round(to[1]) - pen[1],
    ];
    data += `c${numbers(curve, digits)}`;
    pen = [round(to[0]), round(to[1])];
  }
  return data + (closed ? 'z' : '');
}

/** A full circle as one sub-path, so that hundreds of dots fit into one element. */
export function dot(centre: Point, radius: number, digits = 1): string {
  const wide = decimal(2 * radius, digits);
  const [start, r] = [numbers([centre[0] - radius, centre[1]], digits), decimal(radius, digits)];
  return `M${start}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0-${wide} 0z`;
}

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
