import { color, focusRing, radius } from '@lectern/widget-look';
import { styled } from 'styled-components';

export const CardFrame = styled.li<{ $isFirst: boolean }>`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $isFirst }) => ($isFirst ? color.accent : color.line)};
  border-radius: ${radius.field};
  background: ${color.background};
  break-inside: avoid;
  overflow-wrap: anywhere;
  h4 {
    margin: 0;
    font-size: 1.125rem;
    line-height: 1.3;
    text-wrap: balance;
  }
`;

/** Priority, time and difficulty, in a line that may break. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: center;
  margin: 0;
  color: ${color.muted};
  font-size: 0.875rem;
`;

export const Badge = styled.span<{ $isFirst: boolean }>`
  padding: 2px 10px;
  border: 1px solid ${({ $isFirst }) => ($isFirst ? color.accent : color.edge)};
  border-radius: 999px;
  color: ${({ $isFirst }) => ($isFirst ? color.onAccent : color.ink)};
  background: ${({ $isFirst }) => ($isFirst ? color.accent : 'transparent')};
  font-weight: 600;
`;

export const Why = styled.p`
  margin: 0;
  padding: 10px 14px;
  border-radius: ${radius.field};
  background: ${color.wash};
  font-size: 0.9375rem;
  text-wrap: pretty;
`;

export const Line = styled.p`
  margin: 0;
  font-size: 0.9375rem;
`;

export const More = styled.details`
  font-size: 0.9375rem;
  summary {
    min-block-size: 32px;
    color: ${color.accent};
    font-weight: 600;
    line-height: 32px;
    cursor: pointer;
    border-radius: 4px;
    ${focusRing}
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 8px 0 0;
    padding-inline-start: 1.25em;
    /* A page may take the marks from its lists. */
    list-style: disc;
  }
  p {
    margin: 12px 0 0;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;
