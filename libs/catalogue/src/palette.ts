/**
 * The colours of one scheme, each `#rrggbb`. The compiler proves that they can be read (WCAG 2.2):
 * ink at 7:1 and accent and muted at 4.5:1 on both background and surface, onAccent at 4.5:1 on accent.
 */
export interface SchemePalette {
  /** Behind the whole page. */
  background: string;
  /** Behind cards and panels. */
  surface: string;
  ink: string;
  muted: string;
  accent: string;
  /** Words on a button filled with the accent. */
  onAccent: string;
}

export interface Palette {
  light: SchemePalette;
  dark: SchemePalette;
}
