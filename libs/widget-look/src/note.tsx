import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from './icons.js';
import { color, radius } from './tokens.js';

export const Note = styled.p`
  margin: 0;
  padding: 12px 14px;
  border-radius: ${radius.small};
  color: ${color.ink};
  background: ${color.wash};
  font-size: 0.9375rem;
  text-wrap: pretty;
`;

const ErrorBox = styled.p`
  display: flex;
  gap: 10px;
  margin: 0;
  padding: 12px 14px;
  border: 1px solid ${color.danger};
  border-radius: ${radius.small};
  color: ${color.danger};
  background: color-mix(in srgb, ${color.danger} 7%, ${color.surface});
  font-size: 0.9375rem;
  font-weight: 500;
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

/** Error message, announced when it appears. */
export function ErrorMessage({ children }: { children: string | null }): ReactNode {
  if (children === null) return null;
  return (
    <ErrorBox role="alert">
      <WarningIcon />
      <span>{children}</span>
    </ErrorBox>
  );
}
