import type { Sharp } from 'sharp';
import { imageFile } from './hashed-name.js';
import { dominantColorOf, drawSvg, toAvif, toWebp } from './raster.js';
import type { PublicFile, Recipe, Rendition } from './recipe.js';

export interface ResponsiveFacts {
  dominantColor: string;
  avifSrcSet: string;
  webpSrcSet: string;
  webpByWidth: Record<number, string>;
}

export function webpAt(webpByWidth: ResponsiveFacts['webpByWidth'], width: number): string {
  const path = webpByWidth[width];
  if (path === undefined) throw new Error(`No picture of ${width} pixels width was drawn.`);
  return path;
}

export function responsivePicture(
  name: string,
  svg: string,
  widths: readonly number[],
): Recipe<ResponsiveFacts> {
  return {
    ingredients: ['responsive-picture', name, svg, widths],
    make: () => responsiveImage(name, widths, () => drawSvg(svg, Math.max(...widths))),
  };
}

export async function responsiveImage(
  name: string,
  widths: readonly number[],
  draw: () => Promise<Sharp>,
): Promise<Rendition<ResponsiveFacts>> {
  const largest = await draw();
  const files: PublicFile[] = [];
  const avif: string[] = [];
  const webp: string[] = [];
  const webpByWidth: Record<number, string> = {};
  for (const width of widths) {
    const sized = (): Sharp => largest.clone().resize({ width });
    const avifFile = imageFile(`${name}-${width}`, 'avif', await toAvif(sized()));
    const webpFile = imageFile(`${name}-${width}`, 'webp', await toWebp(sized()));
    files.push(avifFile, webpFile);
    avif.push(`/${avifFile.path} ${width}w`);
    webp.push(`/${webpFile.path} ${width}w`);
    webpByWidth[width] = `/${webpFile.path}`;
  }
  const facts = {
    dominantColor: await dominantColorOf(largest.clone()),
    avifSrcSet: avif.join(', '),
    webpSrcSet: webp.join(', '),
    webpByWidth,
  };
  return { files, facts };
}
