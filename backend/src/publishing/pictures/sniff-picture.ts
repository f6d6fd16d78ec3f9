import { readHead } from '../../platform/uploads/read-head.js';
import type { PictureKind } from './picture-rules.js';

const HEAD_BYTES = 4_096;

/** Start of an SVG file: an optional declaration, comments and document type, then the root element. */
const SVG_START =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)*<(?:\w+:)?svg[\s>/]/i;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** Kind by the brands of an ISO media file (ISO 14496-12, `ftyp`). */
function kindOfBrands(head: Buffer): PictureKind | 'heic' | undefined {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = head.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

/** Kind of a picture by its first bytes; undefined for anything else. */
export function kindOf(head: Buffer): PictureKind | 'heic' | undefined {
  const starts = (signature: string, at = 0) =>
    head.toString('latin1', at, at + signature.length) === signature;
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  if (starts('GIF87a') || starts('GIF89a')) return 'gif';
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  if (head.length >= 12 && starts('ftyp', 4)) return kindOfBrands(head);
  return SVG_START.test(head.toString('utf8')) ? 'svg' : undefined;
}

export const sniffPicture = async (filePath: string): Promise<PictureKind | 'heic' | undefined> =>
  kindOf(await readHead(filePath, HEAD_BYTES));
