import { imageFile } from './hashed-name.js';
import { drawSvg } from './raster.js';
import type { Recipe } from './recipe.js';

export interface IconFacts {
  favicon: string;
  inlineMark?: string;
  ornament: string;
  appleTouchIcon: string;
  icon512: string;
}

/** Largest mark to inline in a page: a small request would delay the first paint. */
const inlineMarkBytes = 2048;

const STYLES = /<style>([^<]*)<\/style>/g;

/** Whether an SVG can be inlined in any document: no ids, classes, or scripts that could collide. */
export function canInline(svg: string): boolean {
  const rules = [...svg.matchAll(STYLES)].map(([, css]) => css).join('');
  const selectors = rules.replaceAll(/@[^{]*\{/g, '').match(/[^{}]+(?=\{)/g) ?? [];
  return (
    /^<svg[ >]/.test(svg) &&
    !/<(script|foreignObject|style)|\s(id|style|on\w+)=/i.test(svg.replaceAll(STYLES, '')) &&
    selectors.every((selector) => /^\s*\.[\w-]+\s*$/.test(selector))
  );
}

export function siteIcons(markSvg: string, ornamentSvg: string): Recipe<IconFacts> {
  return {
    ingredients: ['site-icons 3', markSvg, ornamentSvg],
    async make() {
      const png = async (size: number): Promise<Buffer> =>
        (await drawSvg(markSvg, size)).png({ compressionLevel: 9 }).toBuffer();
      const isInline = Buffer.byteLength(markSvg) <= inlineMarkBytes && canInline(markSvg);
      const ornament = imageFile('ornament', 'svg', Buffer.from(ornamentSvg));
      return {
        files: [
          ornament,
          { path: 'favicon.svg', bytes: Buffer.from(markSvg) },
          { path: 'favicon.ico', bytes: icoOf(await png(32), 32) },
          { path: 'apple-touch-icon.png', bytes: await png(180) },
          { path: 'icon-512.png', bytes: await png(512) },
        ],
        facts: {
          favicon: '/favicon.svg',
          ...(isInline && { inlineMark: markSvg.trim() }),
          ornament: `/${ornament.path}`,
          appleTouchIcon: '/apple-touch-icon.png',
          icon512: '/icon-512.png',
        },
      };
    },
  };
}

/** Wraps one PNG as an `.ico` file: a header of 6 bytes, one entry of 16, then the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
