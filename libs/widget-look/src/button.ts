import { css, styled } from 'styled-components';
import { color, focusRing, radius, typeface } from './tokens.js';

const large = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: 52px;
  padding: 12px 20px;
  border: 1px solid transparent;
  border-radius: ${radius.field};
  font: 600 1.0625rem/1.25 ${typeface.control};
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 140ms,
    border-color 140ms;
  ${focusRing}
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const filled = css`
  color: ${color.onAccent};
  background: ${color.accent};
  &:hover,
  &:active {
    color: ${color.onAccent};
    background: ${color.pressed};
  }
`;

/** Primary action of a step. */
export const MainButton = styled.button`
  ${large}
  ${filled}
  &:disabled,
  &:disabled:hover {
    color: ${color.muted};
    background: ${color.wash};
    border-color: ${color.line};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const quiet = css`
  color: ${color.ink};
  background: transparent;
  border-color: ${color.edge};
  &:hover {
    background: ${color.wash};
  }
`;

export const QuietButton = styled.button`
  ${large}
  ${quiet}
`;

/** `$isQuiet` beside another primary action. */
export const DownloadLink = styled.a<{ $isQuiet?: boolean }>`
  ${large}
  ${({ $isQuiet }) => ($isQuiet ? quiet : filled)}
  justify-content: space-between;
  min-block-size: 60px;
  @container widget (inline-size < 20rem) {
    padding-inline: 14px;
  }
`;

const link = css`
  padding: 0;
  border: 0;
  color: ${color.accent};
  background: none;
  font: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  border-radius: 4px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  ${focusRing}
`;

/** Looks like a link in running text; the padding makes it 44 px tall without changing the line height. */
export const LinkButton = styled.button`
  ${link}
  min-block-size: 44px;
  margin-block: -10px;
  padding-block: 10px;
`;

export const TextLink = styled.a`
  ${link}
`;
