import type { Sharp } from 'sharp';

const svgUnitsPerInch = 72;

/** Renders an SVG at `width` pixels, at a density that scales nothing up. */
export async function drawSvg(svg: string, width: number): Promise<Sharp> {
  // Loaded lazily: a run that draws nothing takes under a second.
  const { default: sharp } = await import('sharp');
  const natural = await sharp(Buffer.from(svg)).metadata();
  const density = Math.min(2400, (svgUnitsPerInch * width) / natural.width);
  const raw = await sharp(Buffer.from(svg), { density })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(raw.data, { raw: raw.info });
}

export function toAvif(image: Sharp): Promise<Buffer> {
  return image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
}

export function toWebp(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer();
}

export function toJpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

export async function dominantColorOf(image: Sharp): Promise<string> {
  const { dominant } = await image.stats();
  const hex = (channel: number): string => channel.toString(16).padStart(2, '0');
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}
