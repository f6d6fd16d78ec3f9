import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverArt } from './cover-art.js';

/** Fields of content/books/<id>/book.json that the files need. */
export interface BookSettings {
  /** The product these files are delivered for; null when the book is not sold here. */
  productId: string | null;
  coverAlt: string;
  accent: string;
  paper: string;
}

/** Throws, naming file and key, when book.json lacks one of these. */
export function readBookSettings(bookFolder: string): BookSettings {
  const file = join(bookFolder, 'book.json');
  const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const direct = field(settings, 'direct');
  const productId = direct === null ? null : field(direct, 'productId');
  const coverAlt = field(settings, 'coverAlt');
  const light = field(field(settings, 'palette'), 'light');
  const accent = field(light, 'accent');
  const paper = field(light, 'surface');
  if (productId !== null && typeof productId !== 'string')
    throw new Error(`${file}: "direct.productId" must name a product, or be null when the book is not sold`);
  if (typeof coverAlt !== 'string') throw new Error(`${file}: "coverAlt" must describe the cover`);
  if (!isColour(accent) || !isColour(paper))
    throw new Error(`${file}: "palette.light" needs "accent" and "surface", each like #0F4C5C`);
  return { productId, coverAlt, accent, paper };
}

export function readCoverArt(bookFolder: string, settings: BookSettings): CoverArt {
  const file = join(bookFolder, 'cover.svg');
  const svg = existsSync(file) ? readFileSync(file) : null;
  return { svg, alt: settings.coverAlt, accent: settings.accent, paper: settings.paper };
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}
