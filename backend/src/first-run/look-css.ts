import { type ColorRoles, sitePalettes, typefaceIds } from '@lectern/ui/tokens';

import { shownFamily, shownFonts } from './page-fonts.js';

/** Rules for the preview while a choice is checked: pages of the setup have no script. */
const whileChecked = (name: string, value: string, part: string, css: string): string =>
  `form:has([name=${name}][value=${value}]:checked) .${part}{${css}}`;

const colors = ({ background, ink, muted, accent, onAccent }: ColorRoles): string =>
  `background:${background};color:${ink};--muted:${muted};--accent:${accent};--on-accent:${onAccent}`;

const families = (id: (typeof typefaceIds)[number]): string =>
  `--title:${shownFamily(shownFonts[id].title)},serif;--reading:${shownFamily(shownFonts[id].reading)},serif`;

const swatches = Object.entries(sitePalettes)
  .map(
    ([id, { light, dark }]) =>
      `.swatch-${id} i:first-child{background:${light.background};border-color:${light.accent}}` +
      `.swatch-${id} i:last-child{background:${dark.background};border-color:${dark.accent}}` +
      whileChecked('look', id, 'light', colors(light)) +
      whileChecked('look', id, 'dark', colors(dark)),
  )
  .join('');

const letters = typefaceIds
  .map(
    (id) =>
      `.letters-${id}{font-family:${shownFamily(shownFonts[id].title)},serif}` +
      whileChecked('typefaces', id, 'preview', families(id)),
  )
  .join('');

/** Styles of the choices and the preview in the question about the look. */
export const lookCss = `
.swatch{display:flex;flex:none}
.swatch i{width:1.75rem;height:2.5rem;border:0 solid;border-bottom-width:0.625rem;border-radius:2px;
box-shadow:0 0 0 1px var(--color-edge)}
.letters{flex:none;min-width:2.75rem;font-size:1.75rem;font-weight:600;line-height:1;text-align:center}
.preview{display:grid;grid-template-columns:1fr 1fr;border:1px solid var(--color-edge);
border-radius:var(--radius-medium);overflow:hidden}
.sample{min-width:0;padding:1.25rem 1rem}
.sample-title{font:600 1.375rem/1.15 var(--title);overflow-wrap:anywhere}
.sample-text{margin:0.5rem 0 1rem;color:var(--muted);font:400 1rem/1.5 var(--reading)}
.sample-button{display:inline-block;padding:0.625rem 1rem;border-radius:var(--radius-small);
background:var(--accent);color:var(--on-accent);font-weight:600;font-size:0.9375rem;line-height:1.2}
${swatches}${letters}
@media (max-width:26rem){.preview{grid-template-columns:1fr}}
@media (forced-colors:active){.swatch i,.preview{forced-color-adjust:none}}
`;
