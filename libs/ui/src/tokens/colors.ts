/**
 * Color roles. Styles use roles, never colors, so that a book's palette or dark mode changes a whole page.
 */
export interface ColorRoles {
  background: string;
  surface: string;
  ink: string;
  muted: string;
  accent: string;
  /** Text on an accent-colored button. */
  onAccent: string;
}

/** Warm paper, blue-black ink, oxblood. Every text and background pair has a contrast of at least 5.5:1. */
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

export const signalColors = {
  light: { danger: '#9c1522', success: '#1b5e3f' },
  dark: { danger: '#ff9d97', success: '#8fd3a8' },
};

/** A ground filled from edge to edge, and the text on it. */
export interface PosterColors {
  ground: string;
  text: string;
}

/** The site's deep red; books have a ground of their own. */
export const sitePoster: { light: PosterColors; dark: PosterColors } = {
  light: { ground: '#7a1f2b', text: '#fffaf3' },
  dark: { ground: '#571420', text: '#f8e7e2' },
};
