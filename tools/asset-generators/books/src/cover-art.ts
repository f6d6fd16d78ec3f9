import sharp from 'sharp';

/** Cover data for both formats. */
export interface CoverArt {
  /** The cover of the book's folder, with text as outlines; null if there is none. */
  svg: Buffer | null;
  alt: string;
  /** `#RRGGBB`, from the book's light palette. */
  accent: string;
  paper: string;
}

/** Width most bookshops ask for; 2 : 3 gives 2400 px of height. */
const WIDTH_PX = 1600;

/** A cover drawn as SVG, as the JPEG every reader can show. */
export async function coverJpeg(svg: Buffer): Promise<Buffer> {
  const drawn = await sharp(svg).metadata();
  const density = Math.min(600, Math.max(72, (72 * WIDTH_PX) / (drawn.width || WIDTH_PX)));
  return sharp(svg, { density })
    .resize({ width: WIDTH_PX })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', optimiseCoding: true })
    .toBuffer();
}
