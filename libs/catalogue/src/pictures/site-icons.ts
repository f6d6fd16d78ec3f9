import { imageFile } from './hashed-name.js';
import { drawSvg } from './raster.js';
import type { PublicFile, Recipe } from './recipe.js';

export interface IconFacts {
  favicon: string;
  ico?: string;
  inlineMark?: string;
  /** Null for none. */
  ornament: string | null;
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

/** @param isOfLook icons that change with the look have a hash in their names: the first ones stay at theirs */
export function siteIcons(markSvg: string, ornamentSvg: string, isOfLook = false): Recipe<IconFacts> {
  return {
    ingredients: ['site-icons 3', markSvg, ornamentSvg, ...(isOfLook ? ['hashed'] : [])],
    async make() {
      const png = async (size: number): Promise<Buffer> =>
        (await drawSvg(markSvg, size)).png({ compressionLevel: 9 }).toBuffer();
      const isInline = Buffer.byteLength(markSvg) <= inlineMarkBytes && canInline(markSvg);
      const ornament = ornamentSvg ? imageFile('ornament', 'svg', Buffer.from(ornamentSvg)) : null;
      const file = (name: string, extension: string, bytes: Buffer): PublicFile =>
        isOfLook ? imageFile(name, extension, bytes) : { path: `${name}.${extension}`, bytes };
      const favicon = file('favicon', 'svg', Buffer.from(markSvg));
      const ico = file('favicon', 'ico', icoOf(await png(32), 32));
      const appleTouchIcon = file('apple-touch-icon', 'png', await png(180));
      const icon512 = file('icon-512', 'png', await png(512));
      return {
        files: [...(ornament ? [ornament] : []), favicon, ico, appleTouchIcon, icon512],
        facts: {
          favicon: `/${favicon.path}`,
          ...(isOfLook && { ico: `/${ico.path}` }),
          ...(isInline && { inlineMark: markSvg.trim() }),
          ornament: ornament && `/${ornament.path}`,
          appleTouchIcon: `/${appleTouchIcon.path}`,
          icon512: `/${icon512.path}`,
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
