import type { SchemePalette } from '../../palette.js';
import { OutlinedType } from '../outlined-type.js';
import { svgOf } from './texture.js';

const width = 620;
const height = 860;
const corner = 44;
const paper = '#F6F1E4';
const body = '#23262F';

export const readerShape = { width: 1.62, height: (1.62 * height) / width, thickness: 0.07 };

/** Back of an e-reader, visible as its edge. */
export const readerBackSvg = svgOf(
  width,
  height,
  `<rect width="${width}" height="${height}" rx="${corner}" fill="#0F1116"/>`,
);

export async function readerSvg(
  page: { title: string; text: string },
  palette: SchemePalette,
): Promise<string> {
  const roman = await OutlinedType.load('400-normal');
  const strong = await OutlinedType.load('600-normal');
  const [left, top, wide] = [92, 118, width - 184];
  const size = 25;
  const rows = Math.floor((height - top - 210) / (size * 1.5));
  const lines = roman.wrap(page.text, size, wide).slice(0, rows);
  const screen = { x: 44, y: 44, w: width - 88, h: height - 150 };
  return svgOf(
    width,
    height,
    `<rect width="${width}" height="${height}" rx="${corner}" fill="${body}"/>
<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="${corner - 3}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>
<rect x="${screen.x}" y="${screen.y}" width="${screen.w}" height="${screen.h}" rx="6" fill="${paper}"/>
${strong.draw([page.title], { x: width / 2, y: top - 24, size: 19, fill: palette.accent, centred: true })}
${roman.draw(lines, { x: left, y: top + 36, size, fill: '#22252C', leading: 1.5 })}
<rect x="${left}" y="${screen.y + screen.h - 40}" width="${wide}" height="4" rx="2" fill="#22252C" opacity=".16"/>
<rect x="${left}" y="${screen.y + screen.h - 40}" width="${wide * 0.12}" height="4" rx="2" fill="${palette.accent}"/>
<rect x="${width / 2 - 46}" y="${height - 66}" width="92" height="7" rx="3.5" fill="#fff" opacity=".28"/>`,
  );
}
