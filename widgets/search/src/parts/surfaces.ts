import { styled } from 'styled-components';
import { choiceChip, color, tokens, typeface } from '@lectern/widget-look';

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

export const ChoiceButton = styled.button`
  ${choiceChip}
`;

export const ChoiceLink = styled.a`
  ${choiceChip}
`;
