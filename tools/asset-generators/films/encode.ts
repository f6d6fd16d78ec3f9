import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import sharp from 'sharp';

import type { Faces } from '../covers/index.js';
import { type Film, framesPerSecond, heightPx, widthPx } from './film.js';

const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">`;

/** One moment, what stands in an <svg>, as rows of RGB. */
export function paint(drawn: string): Promise<Buffer> {
  return sharp(Buffer.from(`${opening}${drawn}</svg>`))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Every frame of the film in order. A picture that rests is painted once. */
async function* frames(film: Film, faces: Faces): AsyncGenerator<Buffer> {
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

/** Under 3 MB for the longest: flat colours and slow movement need little. */
const pictures = [
  ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '26'],
  ['-g', String(framesPerSecond * 8), '-profile:v', 'high'],
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
].flat();
const sound = ['-c:a', 'aac', '-b:a', '56k'];
const file = ['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-f', 'mp4'];

/** Draws the whole film into `target`, with the sound of a WAV file. */
export async function encode(film: Film, faces: Faces, wave: string, target: string): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${widthPx}x${heightPx}`];
  const from = [...raw, '-r', String(framesPerSecond), '-i', '-', '-i', wave];
  const ffmpeg = start([...from, ...pictures, ...sound, ...file, '-t', String(film.durationSeconds), target]);
  let count = 0;
  for await (const frame of frames(film, faces)) {
    if (!ffmpeg.input.write(frame)) await once(ffmpeg.input, 'drain');
    count += 1;
    if (count % (framesPerSecond * 15) === 0) console.log(`${film.id}: ${count / framesPerSecond} s`);
  }
  ffmpeg.input.end();
  await ffmpeg.ended;
}

/** Gives the film at `target` another sound, and leaves its pictures as they are. */
export async function encodeSound(film: Film, wave: string, target: string): Promise<void> {
  const from = ['-i', target, '-i', wave, '-map', '0:v', '-map', '1:a', '-c:v', 'copy'];
  const ffmpeg = start([...from, ...sound, ...file, '-t', String(film.durationSeconds), `${target}.part`]);
  ffmpeg.input.end();
  await ffmpeg.ended;
  await rename(`${target}.part`, target);
}

function start(options: readonly string[]) {
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
  });
  return { input: ffmpeg.stdin, ended };
}
