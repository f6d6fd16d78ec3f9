import type { ReactNode } from 'react';
import { styled } from 'styled-components';

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

export interface EmptyStateProps {
  /** What is not there yet. */
  title: string;
  /** How it comes to be there: an empty page teaches. */
  children: ReactNode;
  /** The button or link that makes the first one. */
  action?: ReactNode;
}

/** In the place of a list that is empty. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Frame>
      <Title>{title}</Title>
      <Text>{children}</Text>
      {action ? <Way>{action}</Way> : null}
    </Frame>
  );
}
