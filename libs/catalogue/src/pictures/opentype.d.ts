/** The parts of opentype.js used here; the package has no types. */
declare module 'opentype.js' {
  type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  interface Path {
    commands: PathCommand[];
  }
  interface Glyph {
    /** In font units; left out by glyphs without a width. */
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): Path;
  }
  interface Font {
    unitsPerEm: number;
    /** 0 for a missing character. */
    charToGlyphIndex(character: string): number;
    /** Shaped, in reading order. */
    stringToGlyphs(text: string): Glyph[];
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): Path;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export type { Font, Glyph, PathCommand };
  export default opentype;
}
