import type { OrnamentId } from '@lectern/ui/tokens';

import type { LookFile } from '../content/look.schema.js';
import { inLookColors } from './look-colors.js';

/** Drawings of 120 × 24, filled with the accent. */
const drawings: Readonly<Record<Exclude<OrnamentId, 'own' | 'none'>, string>> = {
  leaf:
    '<path d="M60 20C60 12 64 6 72 4C72 12 68 18 60 20zM60 20C60 12 56 6 48 4C48 12 52 18 60 20z"/>' +
    '<path d="M59.4 3h1.2v18h-1.2zM8 14.4h32v1.2H8zM80 14.4h32v1.2H80z"/>',
  diamond:
    '<path d="M60 5l7 7-7 7-7-7zM44 9l3 3-3 3-3-3zM76 9l3 3-3 3-3-3z"/>' +
    '<path d="M6 11.4h30v1.2H6zM84 11.4h30v1.2H84z"/>',
  wave:
    '<path fill="none" stroke-width="1.6" stroke-linecap="round" ' +
    'd="M6 12c6-8 12-8 18 0s12 8 18 0 12-8 18 0 12 8 18 0 12-8 18 0 12 8 18 0"/>',
};

/**
 * The ornament of a look; empty for none.
 * @param own drawing of the content folder
 */
export function siteOrnament({ ornament, colors }: LookFile, own: string): string {
  if (ornament === 'none') return '';
  if (ornament === 'own') return inLookColors(own, colors);
  const { light, dark } = colors;
  const rules =
    `.ornament{fill:${light.accent};stroke:none}.ornament [stroke-width]{stroke:${light.accent}}` +
    `@media (prefers-color-scheme:dark){.ornament{fill:${dark.accent}}.ornament [stroke-width]{stroke:${dark.accent}}}`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24" class="ornament" role="presentation">' +
    `<style>${rules}</style>${drawings[ornament]}</svg>`
  );
}
