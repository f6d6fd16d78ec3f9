/** Where layouts change, as media queries: from here up. */
export const from = {
  /** Two things fit side by side. */
  tablet: '@media (min-width: 44rem)',
  /** The bar of the header fits; pages get their margins. */
  desktop: '@media (min-width: 64rem)',
} as const;

/** On a screen: paper shows no grounds, so nothing may be written on one. */
export const lightScheme = '@media screen and (prefers-color-scheme: light)';
export const darkScheme = '@media (prefers-color-scheme: dark)';
