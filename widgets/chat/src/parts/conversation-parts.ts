import { color, focusRing, radius } from '@lectern/widget-look';
import { css, styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-block-size: 0;
`;

export const Log = styled.div`
  position: relative;
  display: grid;
  gap: 12px;
  align-content: start;
  padding: 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const bubble = css`
  max-inline-size: 88%;
  padding: 10px 14px;
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
`;

export const Own = styled.div`
  ${bubble}
  justify-self: end;
  border-end-end-radius: 0;
  color: ${color.onAccent};
  background: ${color.accent};
  white-space: pre-wrap;
`;

export const Said = styled.div`
  ${bubble}
  justify-self: start;
  display: grid;
  gap: 10px;
  border: 1px solid ${color.line};
  border-end-start-radius: 0;
  background: ${color.surface};
  p {
    margin: 0;
    text-wrap: pretty;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-inline-start: 1.25em;
  list-style: disc;
  text-wrap: pretty;
`;

export const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
