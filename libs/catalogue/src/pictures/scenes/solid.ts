import type { BookTextures } from './book-textures.js';
import type { Quad } from './homography.js';
import { cross, dot, type Eye, minus, type Pixel, type Place, place, seen, unit } from './space.js';
import type { Stage, Texture } from './stage.js';

/** Light direction: from the upper left, in front of the table. */
const lightFrom = unit(place(-0.62, 1, 0.55));

interface Face {
  texture: Texture;
  corners: readonly [Place, Place, Place, Place];
}

export interface Solid {
  faces: readonly Face[];
  corners: readonly Place[];
}

/** Places an object, modeled around the middle of its lower edge, in the scene. */
export type Placing = (local: Place) => Place;

/** A book of 2 × 3 facing the viewer, with its spine at the left. */
export function bookSolid(textures: BookTextures, thickness: number, put: Placing): Solid {
  const half = thickness / 2;
  const at = (x: number, y: number, z: number): Place => put(place(x, y, z));
  const [a, b, c, d] = [at(-1, 3, half), at(1, 3, half), at(1, 0, half), at(-1, 0, half)];
  const [e, f, g, h] = [at(-1, 3, -half), at(1, 3, -half), at(1, 0, -half), at(-1, 0, -half)];
  return {
    faces: [
      { texture: textures.head, corners: [e, f, b, a] },
      { texture: textures.spine, corners: [e, a, d, h] },
      { texture: textures.foreEdge, corners: [b, f, g, c] },
      { texture: textures.front, corners: [a, b, c, d] },
    ],
    corners: [a, b, c, d, e, f, g, h],
  };
}

/** A flat object with a front and, slightly behind it, a back that shows as its edge. */
export function plateSolid(
  face: Texture,
  back: Texture,
  size: { width: number; height: number; thickness: number },
  put: Placing,
): Solid {
  const half = size.width / 2;
  const sheet = (z: number): Face['corners'] => [
    put(place(-half, size.height, z)),
    put(place(half, size.height, z)),
    put(place(half, 0, z)),
    put(place(-half, 0, z)),
  ];
  const steps = [0, 0.25, 0.5, 0.75].map((share) => ({
    texture: back,
    corners: sheet(share * size.thickness),
  }));
  const front = sheet(size.thickness);
  return { faces: [...steps, { texture: face, corners: front }], corners: [...sheet(0), ...front] };
}

export function paintSolid(stage: Stage, eye: Eye, { faces }: Solid): void {
  for (const { texture, corners } of faces) {
    const [a, b, c, d] = corners;
    const quad: Quad = [seen(eye, a), seen(eye, b), seen(eye, c), seen(eye, d)];
    if (!facesEye(quad)) continue;
    const normal = unit(cross(minus(d, a), minus(b, a)));
    stage.paint(texture, quad, Math.min(1, 0.84 + 0.32 * Math.max(0, dot(normal, lightFrom))));
  }
}

export function shadowOf(eye: Eye, { corners }: Solid): Pixel[] {
  const fallen = corners.map((corner) => {
    const way = corner.y / lightFrom.y;
    return place(corner.x - lightFrom.x * way, 0, corner.z - lightFrom.z * way);
  });
  return hull(fallen.map((point) => seen(eye, point)));
}

/** Faces with clockwise corners in the picture face the viewer. */
function facesEye([a, b, c]: Quad): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

/** Convex hull (Andrew's monotone chain). */
function hull(points: readonly Pixel[]): Pixel[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const chain = (way: readonly Pixel[]): Pixel[] =>
    way.reduce<Pixel[]>((outline, point) => {
      while (outline.length > 1 && !turnsLeft(outline.at(-2), outline.at(-1), point)) outline.pop();
      return [...outline, point];
    }, []);
  return [...chain(sorted).slice(0, -1), ...chain(sorted.reverse()).slice(0, -1)];
}

function turnsLeft(a: Pixel | undefined, b: Pixel | undefined, c: Pixel): boolean {
  if (!a || !b) return true;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
