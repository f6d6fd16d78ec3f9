import { drawSvg } from '../raster.js';
import type { Texture } from './stage.js';

export function svgOf(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

export async function textureOf(svg: string, width: number): Promise<Texture> {
  const image = await drawSvg(svg, width);
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function embedded(svg: string, width: number, height: number): Promise<string> {
  const png = await (await drawSvg(svg, width)).png().toBuffer();
  return `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}
