/** The little of opentype.js that is used here; the package brings no types. */
declare module 'opentype.js' {
  interface Path {
    toPathData(decimals: number): string;
  }
  interface Font {
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): Path;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export type { Font, Path };
  export default opentype;
}
