import { css } from 'styled-components';

/**
 * Maps the page's tokens (custom properties of @lectern/ui, on a sales page in the book's colors) to the
 * widget's own names, with fallbacks for a page without tokens. The rules apply to the widget's root only,
 * so the page is not affected.
 */
export const tokens = css`
  --widget-background: var(--color-background, #fbf7f0);
  --widget-surface: var(--color-surface, #fffdf9);
  --widget-ink: var(--color-ink, #1c2233);
  --widget-muted: var(--color-muted, #565c6b);
  --widget-accent: var(--color-accent, #7a1f2b);
  --widget-on-accent: var(--color-on-accent, #fffaf3);
  --widget-danger: var(--color-danger, #9c1522);
  --widget-success: var(--color-success, #1b5e3f);
  --widget-shadow: var(--shadow-card, 0 8px 24px -12px rgb(28 34 51 / 0.16));
  @media (prefers-color-scheme: dark) {
    --widget-background: var(--color-background, #14171f);
    --widget-surface: var(--color-surface, #1c202b);
    --widget-ink: var(--color-ink, #ece6da);
    --widget-muted: var(--color-muted, #a8aab3);
    --widget-accent: var(--color-accent, #e7a0a6);
    --widget-on-accent: var(--color-on-accent, #2a0b10);
    --widget-danger: var(--color-danger, #ff9d97);
    --widget-success: var(--color-success, #8fd3a8);
    --widget-shadow: var(--shadow-card, 0 8px 24px -12px rgb(0 0 0 / 0.6));
  }
  --widget-line: color-mix(in srgb, var(--widget-ink) 14%, transparent);
  --widget-edge: color-mix(in srgb, var(--widget-ink) 52%, var(--widget-background));
  --widget-wash: color-mix(in srgb, var(--widget-accent) 8%, var(--widget-surface));
  --widget-pressed: color-mix(in srgb, var(--widget-accent) 86%, var(--widget-ink));
`;

export const color = {
  background: 'var(--widget-background)',
  surface: 'var(--widget-surface)',
  ink: 'var(--widget-ink)',
  muted: 'var(--widget-muted)',
  accent: 'var(--widget-accent)',
  onAccent: 'var(--widget-on-accent)',
  danger: 'var(--widget-danger)',
  success: 'var(--widget-success)',
  line: 'var(--widget-line)',
  /** Outlines of controls: at least 3:1 on every background. */
  edge: 'var(--widget-edge)',
  wash: 'var(--widget-wash)',
  pressed: 'var(--widget-pressed)',
} as const;

export const typeface = {
  title: "var(--font-title, 'Fraunces Variable', Georgia, serif)",
  reading: "var(--font-reading, 'Newsreader Variable', Georgia, serif)",
  control: "var(--font-control, 'Instrument Sans Variable', system-ui, sans-serif)",
} as const;

export const radius = { field: 'var(--radius-medium, 12px)', card: 'var(--radius-large, 20px)' } as const;

export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;
