import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type Fact = readonly [label: string, value: ReactNode];

type Look = 'stack' | 'grid' | 'tiles';

const List = styled.dl<{ $look: Look }>`
  display: grid;
  ${({ $look }) =>
    $look === 'stack' ? '' : 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));'}
  gap: var(--space-2);
  margin: 0;
  overflow-wrap: anywhere;
  ${({ $look }) =>
    $look === 'tiles'
      ? `> div {
          padding: var(--space-2) var(--space-3);
          border: 1px solid var(--color-line);
          border-radius: var(--radius-medium);
          background: var(--color-surface);
        }
        dd:first-of-type {
          min-height: 2.25rem;
          font: 600 1.5rem/1.4 var(--font-control);
          font-variant-numeric: tabular-nums;
        }`
      : ''}
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
  }
  strong {
    font-size: 1.25rem;
  }
`;

interface FactsProps {
  facts: readonly (Fact | false | null | undefined | '')[];
  look?: Look;
  className?: string;
}

export function Facts({ facts, look = 'stack', className }: FactsProps) {
  return (
    <List $look={look} className={className}>
      {facts
        .filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
