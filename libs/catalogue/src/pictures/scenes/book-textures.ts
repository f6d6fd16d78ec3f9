import { contrastRatio } from '@lectern/ui/tokens';
import { OutlinedType } from '../outlined-type.js';
import type { Texture } from './stage.js';
import { embedded, svgOf, textureOf } from './texture.js';

export interface BookTextures {
  front: Texture;
  spine: Texture;
  foreEdge: Texture;
  head: Texture;
}

export interface BookLook {
  coverSvg: string;
  title: string;
  author: string;
  binding: string;
}

/** Larger than displayed, so that edges stay sharp in perspective. */
const width = 960;
const height = 1440;
const paper = '#FBF6EA';
const ink = '#1C2233';

/** @param thickness of the book, for a cover 2 wide and 3 high */
export async function bookTextures(look: BookLook, thickness: number): Promise<BookTextures> {
  const spineWidth = Math.round((thickness * height) / 3);
  return {
    front: await textureOf(await front(look), width),
    spine: await textureOf(await spine(look, spineWidth), spineWidth),
    foreEdge: await textureOf(leaves(spineWidth, height, look.binding), spineWidth),
    head: await textureOf(head(spineWidth, look.binding), width),
  };
}

async function front({ coverSvg }: BookLook): Promise<string> {
  const stop = (at: number, color: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const groove = [
    stop(0, '#000', 0.24),
    stop(0.014, '#fff', 0.2),
    stop(0.034, '#000', 0.02),
    stop(0.05, '#000', 0.2),
    stop(0.066, '#fff', 0.12),
    stop(0.12, '#fff', 0),
  ].join('');
  const shine = [stop(0, '#fff', 0.16), stop(0.4, '#fff', 0), stop(1, '#000', 0.12)].join('');
  return svgOf(
    width,
    height,
    `<defs><linearGradient id="groove">${groove}</linearGradient>` +
      `<linearGradient id="shine" x2="1" y2="1">${shine}</linearGradient></defs>` +
      (await embedded(coverSvg, width, height)) +
      ['groove', 'shine']
        .map((id) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`)
        .join(''),
  );
}

/** Title and author along the spine, reading downward. */
async function spine({ title, author, binding }: BookLook, thick: number): Promise<string> {
  const roman = await OutlinedType.load('600-normal');
  const light = contrastRatio(paper, binding) > contrastRatio(ink, binding);
  const fill = light ? paper : ink;
  const size = Math.min(thick * 0.5, roman.sizeToFit(title, thick * 0.5, height * 0.6));
  const small = Math.min(thick * 0.26, roman.sizeToFit(author, thick * 0.26, height * 0.3));
  const line = (text: string, x: number, at: number): string =>
    roman.draw([text], { x, y: thick / 2 + at * 0.34, size: at, fill });
  const round =
    `<linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".34"/>` +
    `<stop offset=".32" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>`;
  return svgOf(
    thick,
    height,
    `<defs>${round}</defs><rect width="${thick}" height="${height}" fill="${binding}"/>` +
      `<g transform="translate(${thick} 0) rotate(90)">${line(title, 80, size)}` +
      `${line(author, height - 70 - roman.width(author, small), small)}</g>` +
      `<rect width="${thick}" height="${height}" fill="url(#round)"/>`,
  );
}

function leaves(thick: number, long: number, binding: string): string {
  const board = Math.max(3, thick * 0.035);
  const lines: string[] = [];
  for (let at = board; at < thick - board; at += 4) {
    lines.push(
      `<rect x="${at}" width="1.6" height="${long}" fill="#C9BBA0" opacity="${at % 12 < 4 ? 0.75 : 0.4}"/>`,
    );
  }
  return svgOf(
    thick,
    long,
    `<rect width="${thick}" height="${long}" fill="${paper}"/>${lines.join('')}` +
      [0, thick - board]
        .map((x) => `<rect x="${x}" width="${board}" height="${long}" fill="${binding}"/>`)
        .join(''),
  );
}

function head(thick: number, binding: string): string {
  const scale = width / height;
  const turnedLeaves = leaves(thick, height, binding).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return svgOf(
    width,
    Math.round(thick),
    `<g transform="translate(0 ${Math.round(thick)}) rotate(-90) scale(1 ${scale})">${turnedLeaves}</g>` +
      `<rect width="20" height="${thick}" fill="${binding}"/>`,
  );
}
