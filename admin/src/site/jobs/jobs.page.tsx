import { useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../counted.js';
import { sentenceOf } from '../../data.js';
import { Button, PageHeading, SelectField, Trouble } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { FailedList, useRetry } from './failed-list.js';
import { JobCountsRow } from './job-counts.js';
import { jobLabel } from './job-words.js';
import { useJobCounts } from './jobs-data.js';

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
export function JobsPage() {
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
        <Trouble text={sentenceOf(counts.error)} onRetry={() => void counts.refetch()} />
      ) : (
        <JobCountsRow counts={counts.data} />
      )}
      {kinds.length ? (
        <Bar>
          <SelectField
            label="Which ones"
            value={chosen ? chosen.job : ''}
            onChange={({ target }) => setKind(target.value || undefined)}
          >
            <option value="">All</option>
            {kinds.map(({ job, count }) => (
              <option key={job} value={job}>{`${jobLabel(job)} (${count})`}</option>
            ))}
          </SelectField>
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
