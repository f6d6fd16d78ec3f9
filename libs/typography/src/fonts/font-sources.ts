import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const latin = ['latin', 'latin-ext', 'vietnamese'];

/** Families for characters that the site's fonts do not have, in order. */
const fallbacks = [
  { family: 'noto-serif', subsets: [...latin, 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] },
  { family: 'noto-serif-hebrew', subsets: ['hebrew'] },
  { family: 'scheherazade-new', subsets: ['arabic'] },
];

/** A family of npm's @fontsource, such as `fraunces`, and a weight and style of it, such as `400-italic`. */
export interface FontStyle {
  family: string;
  style: string;
}

/** A font file of @fontsource. */
export interface FontSource {
  name: string;
  /** Without its ending, which is `.woff` or `.woff2`. */
  path: string;
}

type Ranges = readonly (readonly [from: number, to: number])[];

const rangesOfFamilies = new Map<string, Record<string, Ranges>>();

const folderOf = (family: string) => path.dirname(require.resolve(`@fontsource/${family}/package.json`));

/** Character ranges of a family's files, so that a file is read only if a text needs it. */
function rangesOf(family: string): Record<string, Ranges> {
  const known = rangesOfFamilies.get(family);
  if (known) return known;
  const listed = JSON.parse(readFileSync(path.join(folderOf(family), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const parsed = Object.fromEntries(
    Object.entries(listed).map(([subset, text]) => [
      subset,
      [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
        ([, from = '0', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
      ),
    ]),
  );
  rangesOfFamilies.set(family, parsed);
  return parsed;
}

export function fontSource({ family, style }: FontStyle, subset: string): FontSource {
  const name = `${family}-${subset}-${style}`;
  return { name, path: path.join(folderOf(family), 'files', name) };
}

/** The style, or the nearest one that the family has: scripts without italics are upright. */
function nearest(family: string, subset: string, style: string): FontSource {
  const styles = [style, style.replace('italic', 'normal'), '400-normal'];
  const sources = styles.map((each) => fontSource({ family, style: each }, subset));
  return sources.find((source) => existsSync(`${source.path}.woff`)) ?? fontSource({ family, style }, subset);
}

/**
 * Lists files that may have the first character of a text: those of the font, then of fallbacks.
 * @param own left out for texts that it cannot set, such as combining marks
 * @param fallbackStyle weight and style of fallbacks
 */
export function* fontSources(
  text: string,
  own: FontStyle | undefined,
  fallbackStyle: string,
): Generator<FontSource> {
  const first = text.codePointAt(0) ?? 0;
  const families = [...(own ? [{ family: own.family, subsets: latin }] : []), ...fallbacks];
  for (const { family, subsets } of families)
    for (const subset of subsets)
      if (rangesOf(family)[subset]?.some(([from, to]) => first >= from && first <= to))
        yield nearest(family, subset, family === own?.family ? own.style : fallbackStyle);
}
