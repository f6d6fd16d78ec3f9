import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Faces, loadFaces } from '../covers/index.js';
import sharp from 'sharp';
import { encode, encodeSound, paint } from './encode.js';
import { captions, type Film, heightPx, widthPx } from './film.js';
import { filmNamed, films } from './films.js';
import { Sound } from './sound.js';
import { waveFile } from './wave-file.js';

/**
 * Makes the films named on the command line, or all, into content/films; with `--sound` only their sound and
 * captions anew. Needs ffmpeg (Debian: apt install ffmpeg).
 */
const folder = resolve(import.meta.dirname, '../../../content/films');

async function make(film: Film, faces: Faces, onlySound: boolean): Promise<void> {
  const workshop = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const sound = new Sound(film.durationSeconds);
    film.score(sound);
    const wave = join(workshop, 'sound.wav');
    await writeFile(wave, waveFile(sound.mixed()));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${film.id}.vtt`), captions(film));
    const target = join(folder, `${film.id}.mp4`);
    if (onlySound) await encodeSound(film, wave, target);
    else {
      await poster(film, faces, join(folder, `${film.id}.jpg`));
      await encode(film, faces, wave, target);
    }
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function poster(film: Film, faces: Faces, target: string): Promise<void> {
  const raw = { width: widthPx, height: heightPx, channels: 3 } as const;
  await sharp(await paint(film.picture(faces)(film.posterAtSeconds)), { raw })
    .jpeg({ quality: 92, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(target);
}

const wanted = process.argv.slice(2).filter((word) => word !== '--sound');
const faces = await loadFaces();
for (const film of wanted.length > 0 ? wanted.map(filmNamed) : films)
  await make(film, faces, process.argv.includes('--sound'));
