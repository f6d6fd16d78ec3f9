import { readFile } from 'node:fs/promises';

import { contrastRatio } from '@lectern/ui/tokens';

import type { Content } from '../content/read-content.js';
import { logoMark, logoPicture } from '../pictures/site-logo.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { LogoPicture, SiteLogo } from '../site.js';

type Schemes = SiteLogo['plates'];

/** Below it, a logo is hard to see on its page. Light gold on paper has 2, dark green on black 1.9. */
const visibleRatio = { light: 1.8, dark: 3 };

const isHidden = ({ color }: LogoPicture, ground: string, ratio: number): boolean =>
  color !== null && contrastRatio(color, ground) < ratio;

export interface DrawnLogo {
  logo: SiteLogo;
  /** SVG; null for a logo that is not square. */
  mark: string | null;
}

/** The logo of the look in both schemes; null without one. */
export async function drawLogo(
  { look, logoFiles }: Pick<Content, 'look' | 'logoFiles'>,
  store: PictureStore,
): Promise<DrawnLogo | null> {
  const file = logoFiles.light ?? logoFiles.dark;
  if (file === undefined) return null;
  const drawn = async (name: string, from: string) =>
    store.publish(logoPicture(name, await readFile(from), from.endsWith('.svg')));
  const light = await drawn('logo', file);
  const dark = logoFiles.light && logoFiles.dark ? await drawn('logo-dark', logoFiles.dark) : null;
  const { colors } = look;
  const plates: Schemes = {
    light: isHidden(light, colors.light.background, visibleRatio.light),
    dark: isHidden(dark ?? light, colors.dark.background, visibleRatio.dark),
  };
  const mark = await logoMark(file, plates.light ? colors.light.ink : colors.light.surface);
  return { logo: { light, dark, plates }, mark };
}
