import type { ColorRoles } from './colors.js';
import { standardLook } from './look.js';

export type SchemeName = 'light' | 'dark';
export type SiteColors = Readonly<Record<SchemeName, ColorRoles>>;

/** Readable palettes to begin with. The first is the standard. */
export const sitePalettes = {
  study: standardLook.colors,
  forest: {
    light: {
      background: '#f5f7f2',
      surface: '#fdfefb',
      ink: '#1b2620',
      muted: '#525e56',
      accent: '#1f5138',
      onAccent: '#f7fbf6',
    },
    dark: {
      background: '#121a16',
      surface: '#1a2520',
      ink: '#e5ece5',
      muted: '#a3b0a8',
      accent: '#93cfae',
      onAccent: '#0c2418',
    },
  },
  harbor: {
    light: {
      background: '#f4f7fa',
      surface: '#fdfeff',
      ink: '#17222f',
      muted: '#505d6b',
      accent: '#1d4e79',
      onAccent: '#f5faff',
    },
    dark: {
      background: '#10171f',
      surface: '#18222d',
      ink: '#e3eaf1',
      muted: '#a1aebb',
      accent: '#92c3ee',
      onAccent: '#0a2135',
    },
  },
  plum: {
    light: {
      background: '#faf6f9',
      surface: '#fffdff',
      ink: '#271c29',
      muted: '#62566a',
      accent: '#5f2a66',
      onAccent: '#fdf7fe',
    },
    dark: {
      background: '#18131b',
      surface: '#221b26',
      ink: '#ede6ef',
      muted: '#b1a6b6',
      accent: '#d9a8e0',
      onAccent: '#2a0f2f',
    },
  },
  ink: {
    light: {
      background: '#ffffff',
      surface: '#f7f7f7',
      ink: '#111111',
      muted: '#545454',
      accent: '#111111',
      onAccent: '#ffffff',
    },
    dark: {
      background: '#101010',
      surface: '#1a1a1a',
      ink: '#f2f2f2',
      muted: '#b0b0b0',
      accent: '#f2f2f2',
      onAccent: '#101010',
    },
  },
} satisfies Record<string, SiteColors>;

export type SitePaletteName = keyof typeof sitePalettes;
