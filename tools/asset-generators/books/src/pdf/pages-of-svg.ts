/** Warm white, as the paper of a book. */
const paper = '#fffdf8';

const begins = '\n    <path class="typst-shape" fill="#ffffff"';
const defsBegin = '\n    <defs';

/**
 * Splits the SVG of a document, in which Typst puts its pages one below the other, into one SVG per page with the
 * glyphs that it uses. They are for the picture store: small, and the same for the same pages.
 *
 * @param pages from 1
 * @throws Error if there is no such page
 */
export function pagesOfSvg(svg: string, pages: readonly number[]): string[] {
  const [, height, width] = /d="M 0 0v ([\d.]+) h ([\d.]+) /.exec(svg) ?? [];
  const defsAt = svg.indexOf(defsBegin);
  const drawn = svg.slice(0, defsAt).split(begins).slice(1);
  const glyphs = glyphsIn(svg.slice(defsAt));
  if (!width || !height) throw new Error('This is no SVG of Typst.');
  return pages.map((page) => {
    const [, part] = /<g[^>]*>([^]*)<\/g>/.exec(drawn[page - 1] ?? '') ?? [];
    if (part === undefined) throw new Error(`There is no page ${page}: the document has ${drawn.length}.`);
    const used = [...new Set([...part.matchAll(/xlink:href="#(\w+)"/g)].map(([, id]) => id ?? ''))];
    const symbols = used.map(
      (id, at) => `<symbol id="g${at}" overflow="visible">${glyphs.get(id) ?? ''}</symbol>`,
    );
    const text = part.replace(/#(g[0-9A-F]{16,})"/g, (_, id: string) => `#g${used.indexOf(id)}"`);
    return compact(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
        `<defs>${symbols.join('')}</defs><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${text}</svg>`,
    );
  });
}

/** Drawings of glyphs by id. */
const glyphsIn = (defs: string) =>
  new Map(
    [...defs.matchAll(/<symbol id="(\w+)"[^>]*>([^]*?)<\/symbol>/g)].map(([, id = '', drawing = '']) => [
      id,
      drawing,
    ]),
  );

const compact = (svg: string) =>
  svg
    .replace(/>\s+</g, '><')
    .replace(/ (?:class="[\w-]+"|fill-rule="nonzero")/g, '')
    .replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
