import { chipCss } from '@lectern/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export const Panel = styled.section`
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  @media print {
    padding: 0;
    border: 0;
  }
`;

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding: var(--space-6) var(--space-3);
  border: 1px dashed color-mix(in srgb, var(--color-ink) 26%, transparent);
  border-radius: var(--radius-medium);
  text-align: center;
`;

const Title = styled.h2`
  font-size: 1.25rem;
`;

const Text = styled.p`
  max-width: 52ch;
  color: var(--color-muted);
`;

const Way = styled.div`
  margin-top: var(--space-2);
`;

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Frame>
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action ? <Way>{action}</Way> : null}
    </Frame>
  );
}

/** `busy` is in progress, `caution` needs attention, `danger` has failed. */
export type StatusTone = 'neutral' | 'busy' | 'good' | 'caution' | 'danger';

const colors: Record<StatusTone, string> = {
  neutral: 'var(--color-muted)',
  busy: 'var(--color-ink)',
  good: 'var(--color-success)',
  caution: 'var(--color-caution)',
  danger: 'var(--color-danger)',
};

const Badge = styled.span<{ $tone: StatusTone }>`
  ${chipCss}
  padding-block: 0.125em;
  border-color: color-mix(in srgb, ${({ $tone }) => colors[$tone]} 34%, transparent);
  color: ${({ $tone }) => colors[$tone]};
  white-space: nowrap;
  &::before {
    content: '';
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background: currentColor;
  }
`;

export interface StatusWords {
  label: string;
  tone: StatusTone;
}

/** Badge with a status; color is never the only sign. */
export const Status = ({ label, tone }: StatusWords) => <Badge $tone={tone}>{label}</Badge>;

/** Minimum width for the side navigation and for tables with columns. */
export const fromWide = '@media (min-width: 48rem)';

/** For a mouse: lower controls, so that the whole menu fits on a screen of 900 px. */
export const dense = `${fromWide} and (pointer: fine)`;
