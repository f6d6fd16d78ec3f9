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

/** Up to this size the mark stands in the page: a request for it would compete with the first paint. */
const inlineMarkBytes = 2048;

const STYLES = /<style>([^<]*)<\/style>/g;

/** Whether a drawing can stand in any document: it names nothing that the document may name too, and runs nothing. */
export function standsAnywhere(svg: string): boolean {
  const rules = [...svg.matchAll(STYLES)].map(([, css]) => css).join('');
  const selectors = rules.replaceAll(/@[^{]*\{/g, '').match(/[^{}]+(?=\{)/g) ?? [];
  return (
    /^<svg[ >]/.test(svg) &&
    !/<(script|foreignObject|style)|\s(id|style|on\w+)=/i.test(svg.replaceAll(STYLES, '')) &&
    selectors.every((selector) => /^\s*\.[\w-]+\s*$/.test(selector))
  );
}

/** The mark in every form that browsers and telephones ask for, and the ornament as it was drawn. */
export function siteIcons(markSvg: string, ornamentSvg: string): Recipe<IconFacts> {
  return {
    ingredients: ['site-icons 3', markSvg, ornamentSvg],
    async make() {
      const png = async (size: number): Promise<Buffer> =>
        (await drawSvg(markSvg, size)).png({ compressionLevel: 9 }).toBuffer();
      const isInline = Buffer.byteLength(markSvg) <= inlineMarkBytes && standsAnywhere(markSvg);
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

/** Wraps one PNG as an `.ico` file: a header of 6 bytes, one entry of 16, then the picture itself. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
