import { pacedAlong, sampleCurve } from '../geometry/curve.js';
import { lerp, type Point } from '../geometry/point.js';

export const verseCount = 116;

export interface Light {
  centre: Point;
  radius: number;
  /** 0 at our feet in the night, 1 where the road meets the ember. */
  height: number;
}

const bottom = 922;
export const summit: Point = [352, 436];

const course: Point[] = [
  [104, bottom],
  [206, 862],
  [410, 800],
  [506, 742],
  [352, 688],
  [178, 640],
  [204, 592],
  [366, 560],
  [444, 530],
  [370, 502],
  [296, 482],
  [314, 458],
  summit,
];

const heightOf = ([, y]: Point): number => (bottom - y) / (bottom - summit[1]);

/** Half the width of the road, in page units. */
const halfWidth = (point: Point): number => lerp(57, 5, heightOf(point) ** 0.62);

/** Two rows of lamps, one lamp for each verse, along a road that climbs in bends. */
export function lights(): Light[] {
  const line = sampleCurve(course, 60);
  const stations = pacedAlong(line, verseCount / 2, (point) => halfWidth(point) + 5);
  return stations.flatMap((station, index) => {
    const ahead = stations[index + 1] ?? station;
    const behind = stations[index - 1] ?? station;
    const [dx, dy] = [ahead[0] - behind[0], (ahead[1] - behind[1]) * 2];
    const length = Math.hypot(dx, dy) || 1;
    const half = halfWidth(station);
    // Seen from a low eye, what lies across the road shrinks to half upwards.
    const [ox, oy] = [(-dy / length) * half, ((dx / length) * half) / 2];
    const height = heightOf(station);
    const radius = lerp(9.6, 2.5, height ** 0.7);
    return [1, -1].map((side): Light => {
      const centre: Point = [station[0] + side * ox, station[1] + side * oy];
      return { centre, radius, height };
    });
  });
}
