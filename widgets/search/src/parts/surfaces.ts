import { css, styled } from 'styled-components';
import { color, focusRing, radius, tokens, typeface } from '@lectern/widget-look';

export const Root = styled.div`
  ${tokens}
  color: ${color.ink};
  font: 400 1rem/1.5 ${typeface.control};
  text-align: start;
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Message = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Line = styled.p`
  margin: 0;
  text-wrap: pretty;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

const pill = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 8px 18px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.field};
  color: ${color.ink};
  background: transparent;
  font: 500 1rem/1.25 ${typeface.control};
  text-decoration: none;
  cursor: pointer;
  &:hover {
    color: ${color.accent};
    background: ${color.wash};
    border-color: ${color.accent};
  }
  ${focusRing}
`;

export const PillButton = styled.button`
  ${pill}
`;

export const PillLink = styled.a`
  ${pill}
`;
