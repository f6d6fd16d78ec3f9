import type { Sharp } from 'sharp';
import { unprojection, type Quad } from './homography.js';

export interface Texture {
  data: Buffer;
  width: number;
  height: number;
}

/** Supersampling factor, for smooth slanted edges. */
const fineness = 3;

export class Stage {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.#width = width * fineness;
    this.#height = height * fineness;
    this.#pixels = new Uint8ClampedArray(this.#width * this.#height * 4);
  }

  /** @param light 1 keeps the brightness, 0 makes the picture black */
  paint(texture: Texture, corners: Quad, light: number): void {
    const [a, b, c, d] = corners;
    const fine = ({ x, y }: { x: number; y: number }) => ({ x: x * fineness, y: y * fineness });
    const quad: Quad = [fine(a), fine(b), fine(c), fine(d)];
    const back = unprojection(quad);
    const xs = quad.map(({ x }) => x);
    const ys = quad.map(({ y }) => y);
    const right = Math.min(this.#width, Math.ceil(Math.max(...xs)));
    const bottom = Math.min(this.#height, Math.ceil(Math.max(...ys)));
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < right; x += 1) {
        const { x: u, y: v } = back(x + 0.5, y + 0.5);
        if (u >= 0 && u < 1 && v >= 0 && v < 1) this.#blend((y * this.#width + x) * 4, texture, u, v, light);
      }
    }
  }

  async picture(): Promise<Sharp> {
    const { default: sharp } = await import('sharp');
    const raw = { width: this.#width, height: this.#height, channels: 4 as const };
    return sharp(Buffer.from(this.#pixels.buffer), { raw }).resize({ width: this.#width / fineness });
  }

  /** Nearest-neighbor sampling is enough because of the supersampling. */
  #blend(at: number, { data, width, height }: Texture, u: number, v: number, light: number): void {
    const from = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
    const pixels = this.#pixels;
    const share = (data[from + 3] ?? 0) / 255;
    if (share === 0) return;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = pixels[at + channel] ?? 0;
      pixels[at + channel] = below + ((data[from + channel] ?? 0) * light - below) * share;
    }
    pixels[at + 3] = Math.max(pixels[at + 3] ?? 0, data[from + 3] ?? 0);
  }
}
