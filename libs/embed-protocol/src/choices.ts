/** How a widget stands in a foreign page: in its place, or in a window that a button opens. */
export const modes = ['inline', 'dialog'] as const;
export type Mode = (typeof modes)[number];

/** `auto` follows the visitor's system. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a host may call a product: a book (`fear-not`) or a product of the shop. */
export function isProductName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(value);
}

/** Corners, in whole pixels. */
export function isRadius(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 32;
}
