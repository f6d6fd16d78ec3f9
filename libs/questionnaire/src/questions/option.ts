import { color, radius } from '@lectern/widget-look';
import { styled } from 'styled-components';

export const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  align-items: center;
  min-block-size: 48px;
  padding: 10px 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.background};
  line-height: 1.35;
  cursor: pointer;
  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
  input[role='switch'] {
    position: relative;
    inline-size: 44px;
    block-size: 26px;
    border: 2px solid ${color.edge};
    border-radius: ${radius.pill};
    background: ${color.surface};
    appearance: none;
    &::after {
      content: '';
      position: absolute;
      inset-block: 3px;
      inset-inline-start: 3px;
      aspect-ratio: 1;
      border-radius: 50%;
      background: ${color.edge};
    }
    &:checked {
      border-color: ${color.accent};
      background: ${color.accent};
    }
    &:checked::after {
      inset-inline: auto 3px;
      background: ${color.onAccent};
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
  small {
    grid-column: 2;
    color: ${color.muted};
    font-size: 0.875rem;
    line-height: 1.45;
  }
  &:hover {
    background: ${color.wash};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.wash};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
`;
