import type { JobCounts } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ErrorMessage, Facts, PageHeading, Select, Skeleton } from '../../components/index.js';
import { counted } from '../../formats.js';
import { useStaff } from '../../sign-in/session.js';
import { FailedList, useRetry } from './failed-list.js';
import { jobLabel } from './job-words.js';
import { useJobCounts } from './jobs-data.js';

const Counts = styled(Facts)`
  margin-bottom: var(--space-3);
`;

/** How much work is open. */
function JobCountsRow({ counts }: { counts: JobCounts | undefined }) {
  const failed = counts?.failed.reduce((sum, { count }) => sum + count, 0);
  const shown = (count: number | undefined) => count?.toLocaleString('en-US') ?? <Skeleton />;
  return (
    <Counts
      look="tiles"
      facts={[
        ['In hand', shown(counts?.running)],
        ['Wait for their turn', shown(counts?.waiting)],
        ['Planned for later', shown(counts?.later)],
        ['Failed', shown(failed)],
      ]}
    />
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  > :first-child {
    flex: 1 1 16rem;
    max-width: 32rem;
  }
`;

const All = styled(Button)`
  min-height: 3rem;
`;

/** The work that the site does by itself, and could not do. */
export function FailedJobsPage() {
  const mayRetry = useStaff().may.includes('jobs.retry');
  const [kind, setKind] = useState<string | undefined>();
  const counts = useJobCounts();
  const retrying = useRetry();
  const kinds = counts.data?.failed ?? [];
  const chosen = kinds.find(({ job }) => job === kind);
  return (
    <>
      <PageHeading
        title="Failed jobs"
        lead="What the site does by itself, and could not do. Most of it is tried again without you."
      />
      {counts.isError && !counts.data ? (
        <ErrorMessage error={counts.error} onRetry={() => void counts.refetch()} />
      ) : (
        <JobCountsRow counts={counts.data} />
      )}
      {kinds.length ? (
        <Bar>
          <Select
            label="Which ones"
            value={chosen ? chosen.job : ''}
            options={[
              ['', 'All'],
              ...kinds.map(({ job, count }) => [job, `${jobLabel(job)} (${count})`] as const),
            ]}
            onValue={(job) => setKind(job || undefined)}
          />
          {mayRetry && chosen ? (
            <All
              kind="main"
              busy={retrying.isPending && 'Trying…'}
              onClick={() => retrying.mutate({ job: chosen.job })}
            >
              Try {counted(chosen.count, 'failed one')} again
            </All>
          ) : null}
        </Bar>
      ) : null}
      <FailedList kind={chosen?.job} />
    </>
  );
}
