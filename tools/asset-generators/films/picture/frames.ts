import type { Faces } from '../../covers/index.js';
import sharp from 'sharp';
import { type Film, framesPerSecond, heightPx, widthPx } from '../film/film.js';

const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">`;

/** One moment, what stands in an <svg>, as rows of RGB. */
export function paint(drawn: string): Promise<Buffer> {
  return sharp(Buffer.from(`${opening}${drawn}</svg>`))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Every frame of the film in order. A picture that rests is painted once. */
export async function* frames(film: Film, faces: Faces): AsyncGenerator<Buffer> {
  const picture = film.picture(faces);
  let before = '';
  let painted: Promise<Buffer> = Promise.resolve(Buffer.alloc(0));
  for (let index = 0; index < film.durationSeconds * framesPerSecond; index += 1) {
    const drawn = picture(index / framesPerSecond);
    if (drawn !== before) painted = paint(drawn);
    before = drawn;
    yield await painted;
  }
}
