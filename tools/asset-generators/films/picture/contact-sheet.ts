import type { Faces } from '../../covers/index.js';
import sharp from 'sharp';
import { type Film, heightPx, widthPx } from '../film/film.js';
import { paint } from './frames.js';

/** Moments of a film (seconds) side by side, to look at before an hour of rendering is spent. */
export async function contactSheet(
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
