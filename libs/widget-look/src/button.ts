import { buttonCss, disabledCss, iconButtonCss, quietCss, solidCss, widgetCss } from '@lectern/ui/tokens';
import { css, styled } from 'styled-components';
import { color, focusRing, radius } from './tokens.js';

const button = css`
  ${widgetCss(buttonCss)}
  ${focusRing}
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** The primary action, as wide as its text. */
export const solidButton = css`
  ${button}
  ${widgetCss(solidCss)}
  ${widgetCss(disabledCss)}
`;

export const quietButton = css`
  ${button}
  ${widgetCss(quietCss)}
`;

export const iconButton = css`
  ${widgetCss(iconButtonCss)}
  ${focusRing}
`;

/** Primary action of a step. */
export const MainButton = styled.button`
  ${solidButton}
  inline-size: 100%;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const QuietButton = styled.button`
  ${quietButton}
  inline-size: 100%;
`;

/** `$isQuiet` beside another primary action. */
export const DownloadLink = styled.a<{ $isQuiet?: boolean }>`
  ${({ $isQuiet }) => ($isQuiet ? quietButton : solidButton)}
  inline-size: 100%;
  justify-content: space-between;
  text-align: start;
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
  border-radius: ${radius.small};
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
