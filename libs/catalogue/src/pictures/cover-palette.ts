import { contrastRatio, siteColors } from '@lectern/ui/tokens';
import type { Palette } from '../palette.js';

/** In pixels: enough to find the color of a cover. */
const sample = { width: 48, height: 72 };
const hueCount = 36;
/** Of the average pixel, 0 to 1: less is a cover without a color. */
const leastChroma = 0.03;
/** Above what WCAG asks of text, 4.5, so that a change of a shade stays legible. */
const leastContrast = 5.5;

/** Suggests colors for a book by its cover's own color. Their contrast passes the checks of palettes. */
export async function coverPalette(file: string): Promise<Palette> {
  const { default: sharp } = await import('sharp');
  const { data } = await sharp(file)
    .resize({ ...sample, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hue = hueOf(data);
  return hue === null ? siteColors : paletteOfHue(hue);
}

/** Hue in degrees that colors most of a picture; null for a gray one. @param pixels three bytes each */
function hueOf(pixels: Buffer): number | null {
  const weights = Array.from({ length: hueCount }, () => 0);
  let total = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) / 255);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (chroma === 0) continue;
    const bin = Math.floor((hueOfColor(red, green, blue, chroma) / 360) * hueCount) % hueCount;
    weights[bin] = (weights[bin] ?? 0) + chroma;
    total += chroma;
  }
  if (total / (pixels.length / 3) < leastChroma) return null;
  return ((weights.indexOf(Math.max(...weights)) + 0.5) * 360) / hueCount;
}

function hueOfColor(red: number, green: number, blue: number, chroma: number): number {
  const most = Math.max(red, green, blue);
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return (sixth * 60 + 360) % 360;
}

/** @param hue in degrees */
export function paletteOfHue(hue: number): Palette {
  const color = (saturation: number, lightness: number) => hexOf(hue, saturation, lightness);
  const light = { background: color(0.35, 0.96), surface: color(0.4, 0.985) };
  const dark = { background: color(0.28, 0.08), surface: color(0.22, 0.12) };
  const isLegible = (accent: string, on: { background: string; surface: string }) =>
    Object.values(on).every((ground) => contrastRatio(accent, ground) >= leastContrast);
  const steps = Array.from({ length: 45 }, (_, at) => at / 100);
  const accentOf = (on: typeof light, saturation: number, lightnessAt: (step: number) => number) => {
    const step = steps.find((each) => isLegible(color(saturation, lightnessAt(each)), on));
    return color(saturation, lightnessAt(step ?? 0.44));
  };
  return {
    light: {
      ...light,
      ink: color(0.3, 0.1),
      muted: color(0.12, 0.34),
      accent: accentOf(light, 0.6, (step) => 0.46 - step),
      onAccent: '#ffffff',
    },
    dark: {
      ...dark,
      ink: color(0.2, 0.92),
      muted: color(0.1, 0.72),
      accent: accentOf(dark, 0.62, (step) => 0.54 + step),
      onAccent: color(0.5, 0.07),
    },
  };
}

/** `#rrggbb` of a color by hue in degrees, saturation and lightness from 0 to 1. */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const sector = (shift + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(sector - 3, 9 - sector, 1));
  };
  const byte = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(channel(0))}${byte(channel(8))}${byte(channel(4))}`;
}
