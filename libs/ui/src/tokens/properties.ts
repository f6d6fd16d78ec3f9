import { signalColors, siteColors, type ColorRoles, type PosterColors } from './colors.js';
import { control, controlText, radius, shadow } from './scale.js';

type Declare = (name: string, value: string) => string;

const onPage: Declare = (name, value) => `--${name}:${value};`;

export function properties(prefix: string, values: Record<string, string>, declare = onPage): string {
  return Object.entries(values)
    .map(([name, value]) => declare(`${prefix}-${kebab(name)}`, value))
    .join('');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]|(?<=[a-z])\d/g, (match) => `-${match.toLowerCase()}`);
}

/** `--color-background:…;--color-on-accent:…;` */
export function colorProperties(roles: ColorRoles, declare = onPage): string {
  const { background, surface, ink, muted, accent, onAccent } = roles;
  return properties('color', { background, surface, ink, muted, accent, onAccent }, declare);
}

export function posterProperties({ ground, text }: PosterColors): string {
  return properties('color', { poster: ground, onPoster: text });
}

export function schemeProperties(scheme: 'light' | 'dark', declare = onPage): string {
  const signals = properties('color', signalColors[scheme], declare);
  return `${colorProperties(siteColors[scheme], declare)}${signals}${properties('shadow', shadow[scheme], declare)}`;
}

/** Corners and heights of controls. */
export function controlProperties(declare = onPage): string {
  return `${properties('radius', radius, declare)}${properties('control', control, declare)}`;
}

/**
 * Tints derived from the roles. Custom properties are computed where they are declared, so every palette
 * must declare these too.
 */
export const derivedColorProperties =
  '--color-line:color-mix(in srgb, var(--color-ink) 14%, transparent);' +
  '--color-edge:color-mix(in srgb, var(--color-ink) 52%, var(--color-background));' +
  '--color-wash:color-mix(in srgb, var(--color-accent) 8%, var(--color-background));' +
  '--color-accent-strong:color-mix(in srgb, var(--color-accent) 86%, var(--color-ink));';

/** The page's value, or ours on a page without tokens. A property cannot refer to itself, hence the prefix. */
const inWidget: Declare = (name, value) => `--widget-${name}:var(--${name},${value});`;

/** Styles in the names of a widget's properties. */
export const widgetCss = (css: string): string => css.replaceAll('--', '--widget-');

/** Without the metric-matched fallbacks, which only our own pages declare. */
const widgetFonts = {
  title: "'Fraunces Variable', Georgia, serif",
  control: "'Instrument Sans Variable', system-ui, sans-serif",
};

/** Declares the tokens on a widget's root, with fallbacks for pages of other people. */
export const widgetTokenCss = (): string => `
${schemeProperties('light', inWidget)}
@media (prefers-color-scheme:dark){${schemeProperties('dark', inWidget)}}
${controlProperties(inWidget)}${properties('text', { control: controlText }, inWidget)}
${properties('font', widgetFonts, inWidget)}${widgetCss(derivedColorProperties)}
`;
