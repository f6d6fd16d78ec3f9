import type { SchemePalette } from '../palette.js';
import { imageFile } from './hashed-name.js';
import { OutlinedType } from './outlined-type.js';
import { drawSvg, toJpeg } from './raster.js';
import type { Recipe } from './recipe.js';

const width = 1200;
const height = 630;
const pictureHeight = 530;
const widestPicture = 424;
const wordsLeft = 540;
const wordsHeight = 420;
const smallestText = 25;
const textSizes = [32, 28, smallestText];
const leading = 1.32;

/** A picture on the left, words on the right, 1200 × 630. A JPEG: many link previews support nothing newer. */
export function socialImage(shared: {
  name: string;
  /** Drawn at the left: a cover (2:3), the portrait (4:5), or the middle of a wider picture. */
  pictureSvg: string;
  title: string;
  text: string;
  byline: string;
  palette: SchemePalette;
}): Recipe<string> {
  return {
    ingredients: ['social-image', shared],
    async make() {
      const picture = await drawSvg(shared.pictureSvg, 900);
      const { width: drawnWidth = 1, height: drawnHeight = 1 } = await picture.metadata();
      const wide = Math.round((pictureHeight * drawnWidth) / drawnHeight);
      const png = await picture
        .resize({ width: Math.min(wide, widestPicture), height: pictureHeight })
        .png()
        .toBuffer({ resolveWithObject: true });
      const svg = await layOut(shared, png.data.toString('base64'), png.info.width);
      const file = imageFile(`social-${shared.name}`, 'jpg', await toJpeg(await drawSvg(svg, width)));
      return { files: [file], facts: `/${file.path}` };
    },
  };
}

async function layOut(
  shared: { title: string; text: string; byline: string; palette: SchemePalette },
  pngBase64: string,
  pictureWidth: number,
): Promise<string> {
  const { surface, ink, accent } = shared.palette;
  const roman = await OutlinedType.load('600-normal');
  const italic = await OutlinedType.load('400-italic');
  const room = width - wordsLeft - 70;
  const largest = roman.wrap(shared.title, 76, room).length > 3 ? 60 : 76;
  const textHeight = (size: number): number => italic.wrap(shared.text, size, room).length * size * leading;
  const titleRoom = wordsHeight - 30 - textHeight(smallestText);
  const titleSize = roman.sizeInBox(shared.title, largest, { width: room, height: titleRoom });
  const titleLines = roman.wrap(shared.title, titleSize, room);
  const titleHeight = titleLines.length * titleSize * 1.08;
  const textSize =
    textSizes.find((size) => titleHeight + 30 + textHeight(size) <= wordsHeight) ?? smallestText;
  const textLines = italic.wrap(shared.text, textSize, room);
  const blockHeight = titleHeight + 30 + textHeight(textSize);
  const top = Math.max(60, (height - 90 - blockHeight) / 2) + titleSize * 0.75;
  const textTop = top + (titleLines.length - 1) * titleSize * 1.08 + 78;
  const left = 280 - pictureWidth / 2;
  const pictureTop = (height - pictureHeight) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs>',
    `<rect width="${width}" height="${height}" fill="${surface}"/>`,
    `<rect width="280" height="${height}" fill="${accent}"/>`,
    `<rect x="${left + 8}" y="${pictureTop + 14}" width="${pictureWidth}" height="${pictureHeight}" fill="#000" opacity=".38" filter="url(#soft)"/>`,
    `<image x="${left}" y="${pictureTop}" width="${pictureWidth}" height="${pictureHeight}" href="data:image/png;base64,${pngBase64}"/>`,
    roman.draw(titleLines, { x: wordsLeft, y: top, size: titleSize, fill: ink }),
    italic.draw(textLines, { x: wordsLeft, y: textTop, size: textSize, fill: ink, leading }),
    `<rect x="${wordsLeft}" y="516" width="56" height="3" fill="${accent}"/>`,
    roman.draw([shared.byline], {
      x: wordsLeft,
      y: 562,
      size: roman.sizeToFit(shared.byline, 28, room),
      fill: accent,
    }),
    '</svg>',
  ].join('');
}
