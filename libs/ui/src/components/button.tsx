import { styled, css } from 'styled-components';

export interface ButtonLook {
  /** `solid` for the primary action, `quiet` for others. */
  $look?: 'solid' | 'quiet';
  $wide?: boolean;
}

const solid = css`
  background: var(--color-accent);
  color: var(--color-on-accent);
  border-color: transparent;
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--color-accent-strong);
  }
`;

/** The `quiet` style for plain elements in server-rendered HTML. */
export const quietButton = css`
  background: transparent;
  color: var(--color-ink);
  border-color: var(--color-edge);
  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`;

export const buttonStyles = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-height: 3rem;
  padding: 0.625rem 1.375rem;
  border: 1px solid;
  border-radius: var(--radius-pill);
  font: 600 var(--text-control) / 1.25 var(--font-control);
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--motion-quick) var(--motion-ease),
    border-color var(--motion-quick) var(--motion-ease),
    color var(--motion-quick) var(--motion-ease);
  ${({ $look = 'solid' }) => ($look === 'solid' ? solid : quietButton)}
  &:focus-visible {
    border-radius: var(--radius-pill);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: color-mix(in srgb, var(--color-ink) 8%, var(--color-surface));
    color: var(--color-muted);
    border-color: transparent;
  }
`;

export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<ButtonLook>`
  ${buttonStyles}
`;

/** A link styled as a button. Pass a router's link in `as` for pages of the same site. */
export const LinkButton = styled.a<ButtonLook>`
  ${buttonStyles}
`;
