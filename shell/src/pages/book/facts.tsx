import { VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import type { BookWords } from './book.words.js';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
  gap: var(--space-2);
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  font: 400 0.9375rem/1.4 var(--font-control);
  font-variant-numeric: lining-nums tabular-nums;
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    font-weight: 500;
    white-space: nowrap;
  }
`;

export function Facts({ heading, facts }: { heading: string; facts: BookWords['facts'] }) {
  return (
    <>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <List>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </>
  );
}
