import { color, focusRing, radius, typeface } from '@lectern/widget-look';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 6px;
  padding: 12px 16px max(12px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  p {
    font-size: 0.8125rem;
    line-height: 1.35;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

export const Field = styled.textarea`
  display: block;
  inline-size: 100%;
  min-block-size: 48px;
  max-block-size: 8rem;
  margin: 0;
  padding: 11px 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.field};
  color: ${color.ink};
  background: ${color.background};
  /* 16 px and more, or phones zoom into the field. */
  font: 400 1rem/1.5 ${typeface.control};
  field-sizing: content;
  resize: none;
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${color.accent};
    outline: 3px solid color-mix(in srgb, ${color.accent} 55%, transparent);
    outline-offset: 0;
  }
`;

export const Send = styled.button`
  min-block-size: 48px;
  padding: 0 18px;
  border: 1px solid transparent;
  border-radius: ${radius.field};
  color: ${color.onAccent};
  background: ${color.accent};
  font: 600 1rem/1 ${typeface.control};
  cursor: pointer;
  &:hover {
    background: ${color.pressed};
  }
  ${focusRing}
`;
