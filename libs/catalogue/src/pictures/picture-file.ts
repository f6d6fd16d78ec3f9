import { access, readFile } from 'node:fs/promises';

import { remembered } from '../content/remembered.js';
import { pictureLimitPixels } from '../media-limits.js';
import { type Frame, photoSvg } from './photo-svg.js';

/** A fault is a clause that follows the file's name. */
export type PictureFile = { svg: string; isPhoto: boolean } | { file: string; fault: string };

/**
 * Reads a picture as SVG, which every drawing of the site is. A photograph replaces a drawing of the same name.
 * @param place path without extension
 * @returns null if there is none
 */
export async function readPicture(place: string, frame: Frame): Promise<PictureFile | null> {
  for (const extension of ['jpg', 'jpeg', 'png']) {
    const file = `${place}.${extension}`;
    const bytes = await readFile(file).catch(() => null);
    if (bytes) return readPhoto(file, bytes, frame);
  }
  return readDrawing(place);
}

/** The file that {@link readPicture} reads; undefined if there is none. @param place path without extension */
export async function pictureFileAt(place: string): Promise<string | undefined> {
  for (const extension of ['jpg', 'jpeg', 'png', 'svg']) {
    const file = `${place}.${extension}`;
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  return undefined;
}

/** @param place path without `.svg` */
export async function readDrawing(place: string): Promise<PictureFile | null> {
  const file = `${place}.svg`;
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return null;
  const svg = bytes.toString('utf8');
  return (await isSvg(svg)) ? { svg, isPhoto: false } : { file, fault: 'cannot be read as SVG' };
}

const isSvg = remembered(async (text: string): Promise<boolean> => {
  const { default: sharp } = await import('sharp');
  // Throws for text of no format.
  const { format } = await sharp(Buffer.from(text))
    .metadata()
    .catch(() => ({ format: undefined }));
  return format === 'svg';
});

/** Fault of a photograph that is shown as it is; undefined if it can be decoded, or is missing. */
export async function faultOfPhoto(file: string): Promise<{ file: string; fault: string } | undefined> {
  const bytes = await readFile(file).catch(() => null);
  const read = bytes && (await readPhoto(file, bytes, { width: 16, height: 9, scale: 1, keeps: 'face' }));
  return read && 'fault' in read ? read : undefined;
}

/** @param file with its extension */
export async function readPictureFile(file: string, frame: Frame): Promise<PictureFile | null> {
  if (file.endsWith('.svg')) return readDrawing(file.slice(0, -'.svg'.length));
  const bytes = await readFile(file).catch(() => null);
  return bytes && readPhoto(file, bytes, frame);
}

async function readPhoto(file: string, bytes: Buffer, frame: Frame): Promise<PictureFile> {
  try {
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pictureLimitPixels) return { file, fault: tooLarge(width * height) };
    return { svg: await photoSvg(bytes, frame), isPhoto: true };
  } catch {
    return { file, fault: 'cannot be read as a picture: it is damaged, or not a JPEG or PNG' };
  }
}

const million = 1_000_000;

function tooLarge(pixels: number): string {
  const most = pictureLimitPixels / million;
  return `has ${Math.ceil(pixels / million)} megapixels, but ${most} are the most: save it in a smaller size`;
}
