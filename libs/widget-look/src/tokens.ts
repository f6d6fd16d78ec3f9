import { widgetTokenCss } from '@lectern/ui/tokens';
import { css } from 'styled-components';

/** The site's tokens in the widget's own names. They apply to the widget's root only, so the page is not affected. */
export const tokens = css`
  ${widgetTokenCss()}
`;

export const color = {
  background: 'var(--widget-color-background)',
  surface: 'var(--widget-color-surface)',
  ink: 'var(--widget-color-ink)',
  muted: 'var(--widget-color-muted)',
  accent: 'var(--widget-color-accent)',
  onAccent: 'var(--widget-color-on-accent)',
  danger: 'var(--widget-color-danger)',
  success: 'var(--widget-color-success)',
  line: 'var(--widget-color-line)',
  /** Outlines of controls: at least 3:1 on every background. */
  edge: 'var(--widget-color-edge)',
  wash: 'var(--widget-color-wash)',
} as const;

export const typeface = {
  title: 'var(--widget-font-title)',
  control: 'var(--widget-font-control)',
} as const;

/** `small` for controls, `medium` for cards, `large` for dialogs. */
export const radius = {
  small: 'var(--widget-radius-small)',
  medium: 'var(--widget-radius-medium)',
  large: 'var(--widget-radius-large)',
  pill: 'var(--widget-radius-pill)',
  cover: 'var(--widget-radius-cover)',
} as const;

export const shadow = {
  card: 'var(--widget-shadow-card)',
  lifted: 'var(--widget-shadow-lifted)',
  cover: 'var(--widget-shadow-cover)',
} as const;

export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;
