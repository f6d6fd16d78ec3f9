import { styled } from 'styled-components';

/** How something stands: `busy` is under way, `caution` wants a look, `trouble` has failed. */
export type StatusTone = 'neutral' | 'busy' | 'good' | 'caution' | 'trouble';

const colors: Record<StatusTone, string> = {
  neutral: 'var(--color-muted)',
  busy: 'var(--color-ink)',
  good: 'var(--color-success)',
  caution: 'var(--color-caution)',
  trouble: 'var(--color-danger)',
};

/** A status in a word or two; the colour says it again. */
export const StatusBadge = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  padding: 0.125rem 0.625rem;
  border: 1px solid color-mix(in srgb, ${({ $tone }) => colors[$tone]} 34%, transparent);
  border-radius: var(--radius-pill);
  color: ${({ $tone }) => colors[$tone]};
  font: 600 0.8125rem/1.5 var(--font-control);
  white-space: nowrap;
  &::before {
    content: '';
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background: currentColor;
  }
`;
