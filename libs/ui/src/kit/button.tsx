import type { ButtonHTMLAttributes } from 'react';
import { css, styled } from 'styled-components';

/** `main` once per page, `plain` for others, `danger` for irreversible actions, `bare` inside rows. */
export type ButtonKind = 'main' | 'plain' | 'danger' | 'bare';

const kinds = {
  main: css`
    background: var(--color-accent);
    color: var(--color-on-accent);
    &:hover:not(:disabled) {
      background: var(--color-accent-strong);
    }
  `,
  plain: css`
    border-color: var(--color-edge);
    background: var(--color-surface);
    color: var(--color-ink);
    &:hover:not(:disabled) {
      border-color: var(--color-accent);
      color: var(--color-accent);
    }
  `,
  danger: css`
    border-color: var(--color-danger);
    background: var(--color-surface);
    color: var(--color-danger);
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--color-danger) 10%, var(--color-surface));
    }
  `,
  bare: css`
    padding-inline: var(--space-1);
    background: none;
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  `,
};

const buttonLook = css<{ $kind?: ButtonKind }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  font: 600 0.9375rem/1.25 var(--font-control);
  text-decoration: none;
  ${({ $kind = 'plain' }) => kinds[$kind]}
  &:disabled {
    border-color: transparent;
    background: color-mix(in srgb, var(--color-ink) 8%, var(--color-surface));
    color: var(--color-muted);
  }
`;

const Frame = styled.button<{ $kind?: ButtonKind }>`
  ${buttonLook}
`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** Label while the action is running; clicks are ignored then. */
  busy?: string | false;
}

export function Button({
  kind = 'plain',
  type = 'button',
  busy = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Frame
      {...rest}
      $kind={kind}
      type={type}
      disabled={disabled || busy !== false}
      aria-busy={busy !== false}
    >
      {busy === false ? children : busy}
    </Frame>
  );
}

/** A link styled as a button. Pass a router's link in `as` for pages of the same app. */
export const ButtonLink = styled.a<{ $kind?: ButtonKind }>`
  ${buttonLook}
  svg {
    width: 1.125rem;
  }
`;

/** A row of buttons; `$atEnd` for the footer of a dialog. */
export const ButtonRow = styled.div<{ $atEnd?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $atEnd }) => ($atEnd ? 'flex-end' : 'flex-start')};
  gap: var(--space-1);
  ${({ $atEnd }) => ($atEnd ? 'margin-top: var(--space-3);' : '')}
`;
