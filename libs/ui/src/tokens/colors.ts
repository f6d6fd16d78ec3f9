/**
 * The roles a colour can play. Every rule of the site names a role, never a colour, so that a book's
 * palette or the dark scheme changes a whole page by changing these.
 */
export interface ColorRoles {
  /** Behind the page. */
  background: string;
  /** Behind cards and panels. */
  surface: string;
  ink: string;
  muted: string;
  accent: string;
  /** Words on a button filled with the accent. */
  onAccent: string;
}

/** Warm paper, ink with a blue cast, oxblood. Each pair of words and ground is at least 5.5:1. */
export const siteColors: { light: ColorRoles; dark: ColorRoles } = {
  light: {
    background: '#fbf7f0',
    surface: '#fffdf9',
    ink: '#1c2233',
    muted: '#565c6b',
    accent: '#7a1f2b',
    onAccent: '#fffaf3',
  },
  dark: {
    background: '#14171f',
    surface: '#1c202b',
    ink: '#ece6da',
    muted: '#a8aab3',
    accent: '#e7a0a6',
    onAccent: '#2a0b10',
  },
};

/** What went wrong and what went well, readable on every palette's ground. */
export const signalColors = {
  light: { danger: '#9c1522', success: '#1b5e3f' },
  dark: { danger: '#ff9d97', success: '#8fd3a8' },
};
