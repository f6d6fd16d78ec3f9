import type { SchemePalette } from '../../palette.js';
import { drawSvg } from '../raster.js';
import { responsiveImage, type ResponsiveFacts } from '../responsive-picture.js';
import type { Recipe } from '../recipe.js';
import { backdrop } from './backdrop.js';
import { type BookLook, bookTextures } from './book-textures.js';
import { readerBackSvg, readerSvg } from './reader-texture.js';
import { type SceneName, scenes } from './scenes.js';
import { paintSolid, shadowOf } from './solid.js';
import { type Eye, place } from './space.js';
import { Stage } from './stage.js';
import { embedded, textureOf } from './texture.js';

const mockup = { width: 1200, height: 800, widths: [400, 800, 1200] };
const banner = { width: 1600, height: 640, widths: [480, 960, 1600] };

/** Part of the cover, in its own pixels (640 × 960), enlarged behind a banner's book. */
export interface ArtWindow {
  x: number;
  y: number;
  width: number;
}

export interface SceneOrder extends BookLook {
  name: string;
  scene: SceneName;
  palette: SchemePalette;
  pages: number;
  text: string;
  art: ArtWindow | null;
}

export function sceneSize(scene: SceneName): { width: number; height: number; widths: number[] } {
  return scene === 'banner' ? banner : mockup;
}

export function scenePicture(order: SceneOrder): Recipe<ResponsiveFacts> {
  const { width, height, widths } = sceneSize(order.scene);
  return {
    ingredients: ['scene-picture', order],
    make: () => responsiveImage(`${order.name}-${order.scene}`, widths, () => draw(order, width, height)),
  };
}

async function draw(order: SceneOrder, width: number, height: number) {
  const { scene, palette, title, text, pages, art } = order;
  const thickness = 0.16 + pages / 1100;
  const eye: Eye = {
    from: place(0, 2.75, 10),
    at: place(0, scene === 'banner' ? 1.5 : 1.34, 0),
    scalePixels: height * (scene === 'banner' ? 2.5 : 2.3),
    centre: { x: width / 2, y: height / 2 },
  };
  const props = {
    book: await bookTextures(order, thickness),
    thickness,
    reader: {
      face: await textureOf(await readerSvg({ title, text }, palette), 620),
      back: await textureOf(readerBackSvg, 310),
    },
  };
  const solids = scenes[scene](props);
  const stage = new Stage(width, height);
  for (const solid of solids) paintSolid(stage, eye, solid);
  const ground = backdrop({
    width,
    height,
    eye,
    palette,
    mural: art ? await muralOf(order.coverSvg, art, width, height) : '',
    shadows: solids.map((solid) => shadowOf(eye, solid)),
  });
  const painted = await (await stage.picture()).png().toBuffer();
  const flat = await (
    await drawSvg(ground, width)
  )
    .composite([{ input: painted }])
    .png()
    .toBuffer();
  const { default: sharp } = await import('sharp');
  return sharp(flat);
}

async function muralOf(coverSvg: string, art: ArtWindow, width: number, height: number): Promise<string> {
  const wide = width * 0.7;
  const scale = wide / art.width;
  const drawn = await embedded(coverSvg, Math.round(640 * scale), Math.round(960 * scale));
  return `<defs><linearGradient id="fade"><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="faded"><rect width="${wide}" height="${height}" fill="url(#fade)"/></mask></defs>
<g mask="url(#faded)"><g transform="translate(${-art.x * scale} ${-art.y * scale})">${drawn}</g></g>`;
}
