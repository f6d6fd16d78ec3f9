import { toJpeg } from './raster.js';

const width = 800;
const height = 1000;
/** For screens with up to 1.5 pixels per unit; larger photographs make slow SVG. */
const scale = 1.5;

/** A portrait photograph, upright and cut to 4:5 around the face, as the SVG that every drawing of the site is. */
export async function photoSvg(photo: Buffer): Promise<string> {
  const { default: sharp } = await import('sharp');
  const cut = sharp(photo)
    .autoOrient()
    .resize({ width: width * scale, height: height * scale, fit: 'cover', position: 'attention' });
  const data = (await toJpeg(cut)).toString('base64');
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg ${frame}><image width="${width}" height="${height}" href="data:image/jpeg;base64,${data}"/></svg>`;
}
