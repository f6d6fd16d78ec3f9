import { readFile, stat } from 'node:fs/promises';

import { cleanSvg, type CleanSvg, InvalidSvg } from './clean-svg.js';
import { openPicture } from './open-picture.js';
import { MAX_PIXELS, MAX_SIDE, MAX_SVG_BYTES, type PictureKind } from './picture-rules.js';
import { damaged, invalidSvg, isHeic, noPicture, svgTooLarge, tooManyPixels } from './picture-sentences.js';
import { sniffPicture } from './sniff-picture.js';

export interface PictureFacts {
  kind: PictureKind;
  /** Turned as its EXIF data says. */
  width: number;
  height: number;
}

/** Names of sharp for the kinds. */
const LOADED_AS: Readonly<Partial<Record<PictureKind, string>>> = { avif: 'heif' };

/**
 * Reads the kind and size of a file by its bytes. Decodes no pixels, so that a small file with a huge picture costs
 * nothing.
 * @param name for error messages
 * @throws DomainError if it is no picture, damaged or too large
 */
export async function inspectPicture(filePath: string, name: string): Promise<PictureFacts> {
  const kind = await sniffPicture(filePath);
  if (!kind) throw noPicture(name);
  if (kind === 'heic') throw isHeic(name);
  if (kind === 'svg') return inspectSvg(filePath, name);
  const opened = await openPicture(filePath, { isUnlimited: true });
  const {
    format,
    width,
    height,
    pages = 1,
    autoOrient,
  } = await opened.metadata().catch(() => {
    throw damaged(name);
  });
  if (format !== (LOADED_AS[kind] ?? kind)) throw damaged(name);
  // sharp gives the height of all frames only if it reads all of them.
  if (width * height * pages >= MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw tooManyPixels(name);
  return { kind, width: autoOrient.width, height: autoOrient.height };
}

/** @throws DomainError with the file's name */
export async function readSvg(filePath: string, name: string): Promise<CleanSvg> {
  if ((await stat(filePath)).size > MAX_SVG_BYTES) throw svgTooLarge(name);
  try {
    return cleanSvg(await readFile(filePath, 'utf8'));
  } catch (error) {
    throw error instanceof InvalidSvg ? invalidSvg(name, error.fault) : error;
  }
}

async function inspectSvg(filePath: string, name: string): Promise<PictureFacts> {
  const { width, height } = await readSvg(filePath, name);
  if (Math.max(width, height) > MAX_SIDE) throw tooManyPixels(name);
  const atLeastOne = (length: number) => Math.max(1, Math.round(length));
  return { kind: 'svg', width: atLeastOne(width), height: atLeastOne(height) };
}
