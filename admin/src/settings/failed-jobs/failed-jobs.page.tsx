import { formatNumber } from '../../shop.js';
import type { JobCounts } from '@lectern/api-client/admin';
import { Button, ErrorMessage, Select, Skeleton } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Facts, PageHeading } from '../../components/index.js';
import { failedJobs as m } from '../../messages.js';
import { counted, say } from '../../say.js';
import { useStaff } from '../../sign-in/session.js';
import { FailedList, useJobCounts, useRetry } from './failed-list.js';
import { jobLabel } from './job-words.js';

const Counts = styled(Facts)`
  margin-bottom: var(--space-3);
`;

function JobCountsRow({ counts }: { counts: JobCounts | undefined }) {
  const failed = counts?.failed.reduce((sum, { count }) => sum + count, 0);
  const shown = (count: number | undefined) => (count === undefined ? <Skeleton /> : formatNumber(count));
  return (
    <Counts
      look="tiles"
      facts={[
        [m.counts.running, shown(counts?.running)],
        [m.counts.waiting, shown(counts?.waiting)],
        [m.counts.scheduled, shown(counts?.later)],
        [m.counts.failed, shown(failed)],
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

export function FailedJobsPage() {
  const mayRetry = useStaff().may.includes('jobs.retry');
  const [kind, setKind] = useState<string | undefined>();
  const counts = useJobCounts();
  const retrying = useRetry();
  const kinds = counts.data?.failed ?? [];
  const chosen = kinds.find(({ job }) => job === kind);
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      {counts.isError && !counts.data ? (
        <ErrorMessage error={counts.error} onRetry={() => void counts.refetch()} />
      ) : (
        <JobCountsRow counts={counts.data} />
      )}
      {kinds.length ? (
        <Bar>
          <Select
            label={m.filter.label}
            value={chosen ? chosen.job : ''}
            options={[
              ['', m.filter.all],
              ...kinds.map(({ job, count }) => [job, `${jobLabel(job)} (${count})`] as const),
            ]}
            onValue={(job) => setKind(job || undefined)}
          />
          {mayRetry && chosen ? (
            <Button
              kind="main"
              busy={retrying.isPending && m.retry.busy}
              onClick={() => retrying.mutate({ job: chosen.job })}
            >
              {say(m.retry.all, { count: counted(chosen.count, m.retry.count) })}
            </Button>
          ) : null}
        </Bar>
      ) : null}
      <FailedList kind={chosen?.job} />
    </>
  );
}
