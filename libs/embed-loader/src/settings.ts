import {
  isProductName,
  isRadius,
  type Mode,
  modes,
  readColor,
  type Schemes,
  suits,
  type Theme,
  themes,
} from '@lectern/embed-protocol';

/** Kind of embed, by the name after `lectern-`. */
export interface Kind {
  /** Last part of the frame's path: `/embed/<frame>`. */
  frame: string;
  /** Reserved height in pixels in inline mode: the widget's initial height in a narrow column. */
  minHeightPx: number;
  sells?: boolean;
}

export const kinds = {
  buy: { frame: 'checkout', minHeightPx: 820, sells: true },
  questionnaire: { frame: 'legal-companion', minHeightPx: 1456 },
  chat: { frame: 'chat', minHeightPx: 640 },
  search: { frame: 'search', minHeightPx: 480 },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const attributes = ['product', 'mode', 'theme', 'accent', 'radius', 'min-height', 'loading'] as const;
type Attribute = (typeof attributes)[number];

export interface Settings {
  product: string | undefined;
  mode: Mode;
  theme: Theme;
  accent: string | undefined;
  radius: number | undefined;
  minHeightPx: number;
  isEager: boolean;
}

interface ReadSettings {
  settings: Settings;
  /** Code of each invalid attribute: `invalid-mode`, `low-contrast-accent`. */
  problems: string[];
}

const loadings = ['lazy', 'eager'] as const;

/** @param schemes backgrounds of the site */
export function readSettings(
  get: (name: Attribute) => string | null,
  kind: Kind,
  schemes: Schemes,
): ReadSettings {
  const problems: string[] = [];

  function read<Value, Default>(
    name: Attribute,
    parse: (text: string) => Value | undefined,
    otherwise: Default,
  ) {
    const text = get(name)?.trim() ?? '';
    const value = text === '' ? undefined : parse(text);
    if (text !== '' && value === undefined) problems.push(`invalid-${name}`);
    return value ?? otherwise;
  }
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (text: string) =>
      values.find((value) => value === text);
  const pixels = (text: string) => (/^\d{1,4}(px)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN);

  const theme = read('theme', oneOf(themes), 'auto');
  const accent = read('accent', (text) => readColor(text) ?? undefined, undefined);
  const isReadable = !accent || suits(accent, theme, schemes);
  if (!isReadable) problems.push('low-contrast-accent');
  const product = read('product', (text) => (isProductName(text) ? text : undefined), undefined);
  if (kind.sells && !get('product')?.trim()) problems.push('missing-product');

  return {
    settings: {
      product,
      mode: read('mode', oneOf(modes), 'inline'),
      theme,
      accent: isReadable ? accent : undefined,
      radius: read('radius', (text) => (isRadius(pixels(text)) ? pixels(text) : undefined), undefined),
      minHeightPx: read(
        'min-height',
        (text) => (pixels(text) >= 120 && pixels(text) <= 4000 ? pixels(text) : undefined),
        kind.minHeightPx,
      ),
      isEager: read('loading', oneOf(loadings), 'lazy') === 'eager',
    },
    problems,
  };
}
