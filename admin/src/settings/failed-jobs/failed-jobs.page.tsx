import type { JobCounts } from '@lectern/api-client/admin';
import { ErrorMessage, Select, Skeleton } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Facts, FilterButton, PageHeading } from '../../components/index.js';
import { settings as m } from '../../messages.js';
import { counted, say } from '../../say.js';
import { useStaff } from '../../sign-in/session.js';
import { FailedList, useJobCounts, useRetry } from './failed-list.js';
import { jobLabel } from './job-words.js';

const Counts = styled(Facts)`
  margin-bottom: var(--space-3);
`;

function JobCountsRow({ counts }: { counts: JobCounts | undefined }) {
  const failed = counts?.failed.reduce((sum, { count }) => sum + count, 0);
  const shown = (count: number | undefined) => count?.toLocaleString('en-US') ?? <Skeleton />;
  return (
    <Counts
      look="tiles"
      facts={[
        [m.inHand, shown(counts?.running)],
        [m.waitForTheirTurn, shown(counts?.waiting)],
        [m.plannedForLater, shown(counts?.later)],
        [m.failed, shown(failed)],
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

/** Failed background jobs. */
export function FailedJobsPage() {
  const mayRetry = useStaff().may.includes('jobs.retry');
  const [kind, setKind] = useState<string | undefined>();
  const counts = useJobCounts();
  const retrying = useRetry();
  const kinds = counts.data?.failed ?? [];
  const chosen = kinds.find(({ job }) => job === kind);
  return (
    <>
      <PageHeading title={m.failedJobs} lead={m.siteDoesByItself} />
      {counts.isError && !counts.data ? (
        <ErrorMessage error={counts.error} onRetry={() => void counts.refetch()} />
      ) : (
        <JobCountsRow counts={counts.data} />
      )}
      {kinds.length ? (
        <Bar>
          <Select
            label={m.whichOnes}
            value={chosen ? chosen.job : ''}
            options={[
              ['', m.all],
              ...kinds.map(({ job, count }) => [job, `${jobLabel(job)} (${count})`] as const),
            ]}
            onValue={(job) => setKind(job || undefined)}
          />
          {mayRetry && chosen ? (
            <FilterButton
              kind="main"
              busy={retrying.isPending && m.trying}
              onClick={() => retrying.mutate({ job: chosen.job })}
            >
              {say(m.tryAgain, { count: counted(chosen.count, m.failedOnes) })}
            </FilterButton>
          ) : null}
        </Bar>
      ) : null}
      <FailedList kind={chosen?.job} />
    </>
  );
}
