import { signalColors, siteColors, type ColorRoles } from './colors.js';
import { fontFamily, motion, radius, shadow, space, textSize } from './scale.js';

function properties(prefix: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}-${kebab(name)}:${value};`)
    .join('');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]|(?<=[a-z])\d/g, (match) => `-${match.toLowerCase()}`);
}

/** `--color-background:…;--color-on-accent:…;` */
export function colorProperties(roles: ColorRoles): string {
  const { background, surface, ink, muted, accent, onAccent } = roles;
  return properties('color', { background, surface, ink, muted, accent, onAccent });
}

/**
 * Tints derived from the roles. Custom properties are computed where they are declared, so every palette
 * must declare these too.
 */
export const derivedColorProperties = properties('color', {
  line: 'color-mix(in srgb, var(--color-ink) 14%, transparent)',
  edge: 'color-mix(in srgb, var(--color-ink) 52%, var(--color-background))',
  wash: 'color-mix(in srgb, var(--color-accent) 8%, var(--color-background))',
  accentStrong: 'color-mix(in srgb, var(--color-accent) 86%, var(--color-ink))',
});

export function schemeProperties(scheme: 'light' | 'dark'): string {
  return `${colorProperties(siteColors[scheme])}${properties('color', signalColors[scheme])}${properties('shadow', shadow[scheme])}`;
}

/** Every token as a custom property on the root element, light and dark; print is always light. */
export const tokenCss = `
:root{color-scheme:light dark;
${schemeProperties('light')}${derivedColorProperties}
${properties('space', space)}${properties('text', textSize)}${properties('font', fontFamily)}
${properties('radius', radius)}${properties('motion', motion)}
--measure:66ch;--page:75rem;--header:4.5rem}
@media screen and (prefers-color-scheme:dark){:root{${schemeProperties('dark')}}}
`;
