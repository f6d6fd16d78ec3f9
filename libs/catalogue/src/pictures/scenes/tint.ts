const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes `share` (0 to 1) of one `#rrggbb` color into another. */
export function tint(color: string, other: string, share: number): string {
  const stirred = channels(color).map((value, at) => value + ((channels(other)[at] ?? 0) - value) * share);
  return `#${stirred.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
