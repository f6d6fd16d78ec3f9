import { toJpeg } from './raster.js';

/** Size of a picture in units of its SVG. */
export interface Frame {
  width: number;
  height: number;
  /** Pixels per unit, at most. Larger photographs make slow SVG. */
  scale: number;
  /** Part of a photograph of other proportions that is kept: the most striking one, or all of it if much would be cut. */
  keeps: 'face' | 'whole';
}

export const portraitFrame: Frame = { width: 800, height: 1000, scale: 1.5, keeps: 'face' };
export const coverFrame: Frame = { width: 640, height: 960, scale: 2.5, keeps: 'whole' };
/** To find faults: a logo is drawn as it is. */
export const logoFrame: Frame = { width: 240, height: 48, scale: 1, keeps: 'face' };
export const articleFrame: Frame = { width: 1200, height: 800, scale: 1.5, keeps: 'face' };

/** Covers for other stores are up to a tenth narrower or wider. */
const mostCut = 0.1;

/** A photograph, upright and in its frame, as the SVG that every drawing of the site is. */
export async function photoSvg(photo: Buffer, frame: Frame): Promise<string> {
  const { width, height, keeps } = frame;
  const { default: sharp } = await import('sharp');
  const upright = sharp(photo).autoOrient();
  const { autoOrient: natural } = await upright.metadata();
  const scale =
    keeps === 'face'
      ? frame.scale
      : Math.min(frame.scale, Math.max(natural.width / width, natural.height / height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const proportion = natural.width / natural.height / (width / height);
  const isCut = keeps === 'face' || Math.abs(Math.log(proportion)) <= mostCut;
  const shown = isCut
    ? upright.resize({ ...size, fit: 'cover', position: keeps === 'face' ? 'attention' : 'centre' })
    : upright.resize({ ...size, fit: 'contain', background: (await sharp(photo).stats()).dominant });
  const data = (await toJpeg(shown.flatten({ background: '#ffffff' }))).toString('base64');
  const box = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg ${box}><image width="${width}" height="${height}" href="data:image/jpeg;base64,${data}"/></svg>`;
}
