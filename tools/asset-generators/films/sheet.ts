import sharp from 'sharp';

import { type Faces, loadFaces } from '../covers/index.js';
import { paint } from './encode.js';
import { type Film, heightPx, widthPx } from './film.js';
import { filmNamed } from './films.js';

/** Moments of a film (seconds) side by side, to look at before an hour of rendering is spent. */
async function contactSheet(
  film: Film,
  faces: Faces,
  moments: readonly number[],
  target: string,
): Promise<void> {
  const picture = film.picture(faces);
  const columns = moments.length > 6 ? 4 : 2;
  const width = moments.length > 6 ? 480 : 800;
  const height = Math.round((width * heightPx) / widthPx);
  const gap = 6;
  const tiles = await Promise.all(
    moments.map(async (at, index) => ({
      input: await sharp(await paint(picture(at)), {
        raw: { width: widthPx, height: heightPx, channels: 3 },
      })
        .resize({ width, height })
        .png()
        .toBuffer(),
      left: (index % columns) * (width + gap),
      top: Math.floor(index / columns) * (height + gap),
    })),
  );
  const size = {
    width: columns * (width + gap),
    height: Math.ceil(moments.length / columns) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(tiles)
    .png()
    .toFile(target);
}

/** Draws moments of a film side by side into a PNG: `npm run assets -- sheet <film> <png> [seconds…]`. */
const [name = '', target = 'sheet.png', ...moments] = process.argv.slice(2);
const film = filmNamed(name);
const count = 24;
const evenly = Array.from({ length: count }, (_, index) => ((index + 0.5) * film.durationSeconds) / count);
await contactSheet(film, await loadFaces(), moments.length > 0 ? moments.map(Number) : evenly, target);
