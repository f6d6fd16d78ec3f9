/** A point in the scene: x to the right, y up from the table, z toward the viewer. A book is 3 high. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

/** A point in the picture, in pixels from the upper left corner. */
export interface Pixel {
  x: number;
  y: number;
}

export const place = (x: number, y: number, z: number): Place => ({ x, y, z });
export const minus = (a: Place, b: Place): Place => place(a.x - b.x, a.y - b.y, a.z - b.z);
export const plus = (a: Place, b: Place): Place => place(a.x + b.x, a.y + b.y, a.z + b.z);
export const dot = (a: Place, b: Place): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Place, b: Place): Place =>
  place(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);

export function unit(a: Place): Place {
  const length = Math.sqrt(dot(a, a));
  return place(a.x / length, a.y / length, a.z / length);
}

/** Rotates around the vertical axis, counterclockwise seen from above. */
export function turned(a: Place, degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return place(a.x * cos + a.z * sin, a.y, a.z * cos - a.x * sin);
}

export function leaning(a: Place, degrees: number): Place {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return place(a.x, a.y * cos - a.z * sin, a.y * sin + a.z * cos);
}

/** The camera: position, target, and focal length (pixels per unit at a distance of one unit). */
export interface Eye {
  from: Place;
  at: Place;
  scalePixels: number;
  centre: Pixel;
}

export function seen(eye: Eye, point: Place): Pixel {
  const forward = unit(minus(eye.at, eye.from));
  const right = unit(cross(forward, place(0, 1, 0)));
  const up = cross(right, forward);
  const way = minus(point, eye.from);
  const distance = dot(way, forward);
  return {
    x: eye.centre.x + (dot(way, right) / distance) * eye.scalePixels,
    y: eye.centre.y - (dot(way, up) / distance) * eye.scalePixels,
  };
}
