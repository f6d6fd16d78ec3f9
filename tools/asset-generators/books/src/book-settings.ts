import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCover } from '@lectern/catalogue/covers';
import { siteColors } from '@lectern/ui/tokens';

import type { CoverArt } from './cover-art.js';
import { ManuscriptError } from './manuscript/front-matter.js';

/** Fields of content/books/<id>/book.json that the files need. */
export interface BookSettings {
  /** The product these files are delivered for; null when the book is not sold here. */
  productId: string | null;
  coverAlt: string;
  accent: string;
  paper: string;
}

/** @throws ManuscriptError if the file is missing or no JSON */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ManuscriptError(file, 1, error instanceof Error ? error.message : String(error));
  }
}

/** @throws ManuscriptError, naming file and key, if book.json lacks one of these */
export function readBookSettings(bookFolder: string): BookSettings {
  const file = join(bookFolder, 'book.json');
  const settings = readJson(file);
  const direct = field(settings, 'direct') ?? null;
  const productId = direct === null ? null : field(direct, 'productId');
  const refuse = (problem: string): never => {
    throw new ManuscriptError(file, 1, problem);
  };
  const coverAlt = field(settings, 'coverAlt') ?? field(settings, 'title');
  const { light } = (field(settings, 'palette') ?? siteColors) as { light?: unknown };
  const accent = field(light, 'accent');
  const paper = field(light, 'surface');
  if (productId !== null && typeof productId !== 'string')
    return refuse('"direct.productId" must name a product, or be null when the book is not sold');
  if (typeof coverAlt !== 'string') return refuse('"coverAlt" must describe the cover');
  if (!isColour(accent) || !isColour(paper))
    return refuse('"palette.light" needs "accent" and "surface", each like #0F4C5C');
  return { productId, coverAlt, accent, paper };
}

/** @throws ManuscriptError for a picture that cannot be used */
export async function readCoverArt(bookFolder: string, settings: BookSettings): Promise<CoverArt> {
  const drawn = await readCover(bookFolder);
  if (drawn && 'fault' in drawn) throw new ManuscriptError(drawn.file, 1, drawn.fault);
  const svg = drawn && Buffer.from(drawn.svg);
  return { svg, alt: settings.coverAlt, accent: settings.accent, paper: settings.paper };
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}
