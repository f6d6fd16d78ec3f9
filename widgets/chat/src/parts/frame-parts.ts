import { color, focusRing, radius, tokens, typeface } from '@lectern/widget-look';
import { css, styled } from 'styled-components';

/** Narrower, and the panel takes the whole window. */
const phone = '@media (max-width: 30rem)';

const floating = css`
  position: fixed;
  /* Above what the page floats, below its short messages. */
  z-index: 55;
  inset-block-end: max(1.25rem, env(safe-area-inset-bottom));
  inset-inline-end: max(1.25rem, env(safe-area-inset-right));
  inline-size: 25rem;
  block-size: min(42rem, 100dvh - 2.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: 0 24px 64px -16px rgb(12 14 22 / 0.4);
  ${phone} {
    inset: 0;
    inline-size: 100%;
    block-size: 100dvh;
    border: 0;
    border-radius: 0;
  }
  @media print {
    display: none;
  }
`;

export const Frame = styled.section<{ $isInline: boolean }>`
  ${tokens}
  container: widget / inline-size;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  overflow: hidden;
  overscroll-behavior: contain;
  color: ${color.ink};
  background: ${color.background};
  font: 400 1rem/1.5 ${typeface.control};
  font-variant-numeric: lining-nums;
  text-align: start;
  ${({ $isInline }) => ($isInline ? 'inline-size: 100%; block-size: 100%; min-block-size: 24rem;' : floating)}
  &:focus {
    outline: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: max(8px, env(safe-area-inset-top)) 8px 8px 20px;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Title = styled.h2`
  flex: 1;
  margin: 0;
  color: ${color.ink};
  font: 560 1.125rem/1.25 ${typeface.title};
`;

export const HeadButton = styled.button`
  display: inline-grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: ${radius.field};
  color: ${color.ink};
  background: none;
  font: 600 0.875rem/1 ${typeface.control};
  cursor: pointer;
  &:hover {
    background: ${color.wash};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
`;
