/** A place in the room: x to the right, y upward from the table, z toward whoever looks. A book is 3 high. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

/** A place in the picture, in pixels from its upper left corner. */
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

/** Turns around the upright axis, counter-clockwise seen from above. */
export function turned(a: Place, degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return place(a.x * cos + a.z * sin, a.y, a.z * cos - a.x * sin);
}

/** Leans back, away from whoever looks, around its lower edge. */
export function leaning(a: Place, degrees: number): Place {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return place(a.x, a.y * cos - a.z * sin, a.y * sin + a.z * cos);
}

/** Whoever looks: where from, at what, and how many pixels a thing one unit wide takes at a distance of one unit. */
export interface Eye {
  from: Place;
  at: Place;
  scalePixels: number;
  centre: Pixel;
}

/** Where a place of the room is seen in the picture. */
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
