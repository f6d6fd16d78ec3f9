import type { JobCounts } from '@lectern/api-client/admin';
import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--space-2);
  margin: 0 0 var(--space-3);
  > div {
    padding: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
  }
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    min-height: 2rem;
    font: 600 1.5rem/1.3 var(--font-control);
    font-variant-numeric: tabular-nums;
  }
`;

/** How much work is open. */
export function JobCountsRow({ counts }: { counts: JobCounts | undefined }) {
  const failed = counts?.failed.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    { label: 'In hand', count: counts?.running },
    { label: 'Wait for their turn', count: counts?.waiting },
    { label: 'Planned for later', count: counts?.later },
    { label: 'Failed', count: failed },
  ];
  return (
    <Row aria-busy={!counts}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count === undefined ? <Skeleton /> : count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </Row>
  );
}
