export const from = {
  tablet: '@media (min-width: 44rem)',
  desktop: '@media (min-width: 64rem)',
} as const;

/** On screens only: paper is as narrow as a phone, but does not scroll. */
export const below = { tablet: '@media screen and (max-width: 43.99rem)' } as const;

/** Screen only: printers drop backgrounds, so print uses plain black on white. */
export const lightScheme = '@media screen and (prefers-color-scheme: light)';
export const darkScheme = '@media (prefers-color-scheme: dark)';
