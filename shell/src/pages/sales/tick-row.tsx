import { Icon } from '@lectern/ui';
import { styled } from 'styled-components';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half) var(--space-3);
  margin-top: var(--space-3);
  color: var(--color-muted);
  font: 500 0.9375rem/1.5 var(--font-control);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;

export function TickRow({ entries }: { entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <Row>
      {entries.map((entry) => (
        <li key={entry} data-keep-clear>
          <Icon name="check" />
          {entry}
        </li>
      ))}
    </Row>
  );
}
