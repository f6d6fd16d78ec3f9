import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';

import { StoredFiles } from '../../platform/storage/stored-files.js';
import { readSvg } from './inspect-picture.js';
import { openPicture } from './open-picture.js';
import type { Picture } from './picture.entity.js';
import {
  AVIF_EFFORT,
  type Fallback,
  fileKey,
  MAX_WIDTH,
  QUALITY,
  STEP_TIMEOUT_S,
  widthsFor,
} from './picture-rules.js';

export interface MadeFiles {
  widths: number[];
  fallback: Fallback;
  /** `#rrggbb` of an opaque picture. */
  dominantColor?: string;
}

const hexOf = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

type Source = Pick<Picture, 'id' | 'kind' | 'fileName' | 'width'>;

/**
 * Makes the files that browsers get. sharp drops all metadata, converts colors to sRGB, and turns the picture before it
 * resizes.
 */
@Injectable()
export class PictureSizes {
  constructor(private readonly files: StoredFiles) {}

  /**
   * Idempotent: files of an earlier run are kept.
   * @param filePath of the uploaded file
   * @throws Error of sharp if it cannot be decoded
   */
  async make(picture: Source, filePath: string): Promise<MadeFiles> {
    const { id, kind, fileName } = picture;
    if (kind === 'svg') {
      const { svg } = await readSvg(filePath, fileName);
      await this.store(id, 'original.svg', async () => Buffer.from(svg));
      return { widths: [], fallback: 'svg' };
    }
    const { pages = 1 } = await (await openPicture(filePath)).metadata();
    const isAnimation = pages > 1 && (kind === 'gif' || kind === 'webp');
    return isAnimation ? this.makeAnimation(id, kind, filePath) : this.makeStill(picture, filePath);
  }

  private async makeAnimation(id: string, kind: 'gif' | 'webp', filePath: string): Promise<MadeFiles> {
    const animation = await openPicture(filePath, { isAnimated: true });
    const encoded = kind === 'gif' ? animation.gif() : animation.webp({ quality: QUALITY.webp });
    await this.store(id, `original.${kind}`, () => encoded.toBuffer());
    return { widths: [], fallback: kind };
  }

  private async makeStill({ id, width }: Source, filePath: string): Promise<MadeFiles> {
    // Decoded once; all sizes are made from these pixels.
    const { default: sharp } = await import('sharp');
    const decoding = await openPicture(filePath);
    const { data, info } = await decoding
      .autoOrient()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const open = () => sharp(data, { raw: info }).timeout({ seconds: STEP_TIMEOUT_S });
    const { isOpaque, dominant } = await open().stats();
    const fallback = isOpaque ? 'jpg' : 'png';
    const whole = isOpaque
      ? open().removeAlpha().jpeg({ quality: QUALITY.jpg, mozjpeg: true })
      : open().png();
    await this.store(id, `original.${fallback}`, () => whole.toBuffer());
    const widths = widthsFor(width);
    for (const each of widths) await this.makeSize(id, each, () => open().resize({ width: each }));
    return isOpaque ? { widths, fallback, dominantColor: hexOf(dominant) } : { widths, fallback };
  }

  private async makeSize(id: string, width: number, open: () => Sharp): Promise<void> {
    await this.store(id, `${width}.webp`, () => open().webp({ quality: QUALITY.webp }).toBuffer());
    await this.store(id, `${width}.avif`, () =>
      open().avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toBuffer(),
    );
  }

  private async store(id: string, name: string, encode: () => Promise<Buffer>): Promise<void> {
    const key = fileKey(id, name);
    if ((await this.files.size(key)) !== undefined) return;
    await this.files.write(key, Readable.from([await encode()]));
  }
}
