import type { ButtonHTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import { buttonCss, choiceChipCss, dangerCss, disabledCss, quietCss, solidCss } from '../tokens/controls.js';

/** `main` once per page, `plain` for others, `danger` for irreversible actions, `bare` inside rows. */
export type ButtonKind = 'main' | 'plain' | 'danger' | 'bare';

const kinds = {
  main: solidCss,
  plain: quietCss,
  danger: dangerCss,
  bare: css`
    padding-inline: var(--space-1);
    background: none;
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  `,
};

const buttonLook = css<{ $kind?: ButtonKind }>`
  ${buttonCss}
  ${({ $kind = 'plain' }) => kinds[$kind]}
  ${disabledCss}
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

/** One of a few choices, with `aria-pressed`. */
export const ChoiceChip = styled.button.attrs({ type: 'button' })`
  ${choiceChipCss}
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
