import { type ColorRoles, siteColors } from '@lectern/ui/tokens';

import type { LookFile } from '../content/look.schema.js';

const roles = Object.keys(siteColors.light) as (keyof ColorRoles)[];

/** A drawing in the standard colors, such as the mark, in the colors of the look. Other colors stay. */
export function inLookColors(svg: string, colors: LookFile['colors']): string {
  const changed = new Map<string, string>();
  for (const scheme of ['dark', 'light'] as const)
    for (const role of roles) {
      const standard = siteColors[scheme][role];
      const own = colors[scheme][role].toLowerCase();
      if (own !== standard) changed.set(standard, own);
    }
  return svg.replaceAll(/#[\da-f]{6}\b/gi, (color) => changed.get(color.toLowerCase()) ?? color);
}
