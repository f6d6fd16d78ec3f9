import { styled } from 'styled-components';
import { color, radius, shadow, tokens, typeface } from './tokens.js';

/** Root of the widget: declares its tokens and is its container for size queries. */
export const Root = styled.div`
  ${tokens}
  container: widget / inline-size;
  position: relative;
  inline-size: 100%;
  max-inline-size: 30rem;
  color: ${color.ink};
  font: 400 1rem/1.5 ${typeface.control};
  text-align: start;
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

export const Card = styled.section`
  display: grid;
  gap: 24px;
  padding: 32px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  @container widget (inline-size < 24rem) {
    padding: 24px 20px;
  }
`;

/** Without a card of its own, for a page that already has one around the widget. */
export const Plain = styled.section`
  display: grid;
  gap: 24px;
`;

/** Content of a step. */
export const Step = styled.div`
  display: grid;
  gap: 20px;
`;

export const Heading = styled.h2`
  margin: 0;
  font: 560 1.5rem/1.2 ${typeface.title};
  letter-spacing: -0.012em;
  text-wrap: balance;
  &:focus {
    outline: none;
  }
`;

export const Text = styled.p`
  margin: 0;
  text-wrap: pretty;
`;

export const SmallText = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: 0.9375rem;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
