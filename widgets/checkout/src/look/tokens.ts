import { css } from 'styled-components';

/**
 * The page's tokens (custom properties of @lectern/ui, on a sales page in the book's own colours) under
 * names of the widget, with values of its own for a page that has none. Only the widget's root carries
 * these rules: nothing reaches the page around it.
 */
export const tokens = css`
  --checkout-background: var(--color-background, #fbf7f0);
  --checkout-surface: var(--color-surface, #fffdf9);
  --checkout-ink: var(--color-ink, #1c2233);
  --checkout-muted: var(--color-muted, #565c6b);
  --checkout-accent: var(--color-accent, #7a1f2b);
  --checkout-on-accent: var(--color-on-accent, #fffaf3);
  --checkout-danger: var(--color-danger, #9c1522);
  --checkout-success: var(--color-success, #1b5e3f);
  --checkout-shadow: var(--shadow-card, 0 8px 24px -12px rgb(28 34 51 / 0.16));
  @media (prefers-color-scheme: dark) {
    --checkout-background: var(--color-background, #14171f);
    --checkout-surface: var(--color-surface, #1c202b);
    --checkout-ink: var(--color-ink, #ece6da);
    --checkout-muted: var(--color-muted, #a8aab3);
    --checkout-accent: var(--color-accent, #e7a0a6);
    --checkout-on-accent: var(--color-on-accent, #2a0b10);
    --checkout-danger: var(--color-danger, #ff9d97);
    --checkout-success: var(--color-success, #8fd3a8);
    --checkout-shadow: var(--shadow-card, 0 8px 24px -12px rgb(0 0 0 / 0.6));
  }
  --checkout-line: color-mix(in srgb, var(--checkout-ink) 14%, transparent);
  --checkout-edge: color-mix(in srgb, var(--checkout-ink) 52%, var(--checkout-background));
  --checkout-wash: color-mix(in srgb, var(--checkout-accent) 8%, var(--checkout-surface));
  --checkout-pressed: color-mix(in srgb, var(--checkout-accent) 86%, var(--checkout-ink));
`;

export const color = {
  background: 'var(--checkout-background)',
  surface: 'var(--checkout-surface)',
  ink: 'var(--checkout-ink)',
  muted: 'var(--checkout-muted)',
  accent: 'var(--checkout-accent)',
  onAccent: 'var(--checkout-on-accent)',
  danger: 'var(--checkout-danger)',
  success: 'var(--checkout-success)',
  line: 'var(--checkout-line)',
  /** Outlines of controls: at least 3:1 on every ground. */
  edge: 'var(--checkout-edge)',
  wash: 'var(--checkout-wash)',
  pressed: 'var(--checkout-pressed)',
} as const;

export const typeface = {
  title: "var(--font-title, 'Fraunces Variable', Georgia, serif)",
  reading: "var(--font-reading, 'Newsreader Variable', Georgia, serif)",
  control: "var(--font-control, 'Instrument Sans Variable', system-ui, sans-serif)",
} as const;

export const radius = {
  field: 'var(--radius-medium, 12px)',
  card: 'var(--radius-large, 20px)',
} as const;

export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;
