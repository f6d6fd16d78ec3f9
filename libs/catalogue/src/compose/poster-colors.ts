import type { Palette, Poster } from '../palette.js';

const sameColorRange = 16;

/** Whether no channel of two `#rrggbb` colors differs by more than 16 of 255. */
function isSameColor(one: string, other: string): boolean {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const second = channels(other);
  return channels(one).every((channel, at) => Math.abs(channel - (second[at] ?? 0)) <= sameColorRange);
}

/**
 * Colors of a poster whose author chose none: in light mode the accent, in dark mode the surface. On an accent that is
 * the cover's own color the book would vanish, so that its ground is the surface, too.
 *
 * @param coverColor the dominant color of the cover, `#rrggbb`
 */
export function defaultPoster({ light, dark }: Palette, coverColor: string): Poster {
  const isLost = isSameColor(light.accent, coverColor);
  return {
    light: isLost
      ? { ground: light.surface, text: light.ink }
      : { ground: light.accent, text: light.onAccent },
    dark: { ground: dark.surface, text: dark.ink },
  };
}
