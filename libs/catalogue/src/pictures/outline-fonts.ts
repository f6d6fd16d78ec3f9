import { readFileSync } from 'node:fs';
import { type FontChoice, type FontSource, fontSource, fontSources } from '@lectern/typography/fonts';
import type { Font } from 'opentype.js';

export type Face = '400-italic' | '400-normal' | '600-normal';

export interface OutlineFont {
  font: Font;
  has(text: string): boolean;
}

const opened = new Map<string, OutlineFont>();

/** Opens Fraunces; fonts of other scripts are opened when a text needs them. */
export async function openFonts(face: Face): Promise<FontChoice<OutlineFont>> {
  // Loaded lazily: most runs draw nothing.
  const { default: opentype } = await import('opentype.js');
  const open = ({ name, path }: FontSource): OutlineFont => {
    const known = opened.get(name);
    if (known) return known;
    const { buffer, byteOffset, byteLength } = readFileSync(`${path}.woff`);
    const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
    const has = (text: string) => Array.from(text).every((each) => font.charToGlyphIndex(each) > 0);
    const file = { font, has };
    opened.set(name, file);
    return file;
  };
  const fraunces = { family: 'fraunces', style: face };
  return {
    main: open(fontSource(fraunces, 'latin')),
    find: (text) => {
      for (const source of fontSources(text, fraunces, face)) {
        const font = open(source);
        if (font.has(text)) return font;
      }
      return undefined;
    },
  };
}
