import type { FailedJob } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.js';
import {
  ActionDialog,
  EmptyState,
  ListTable,
  Moment,
  Row,
  showFailure,
  showToast,
  Small,
  Status,
  useCursorList,
} from '../../components/index.js';
import { failedJobs as m } from '../../messages.js';
import { queryClient } from '../../query-client.js';
import { counted, say, sayIn } from '../../say.js';
import { useStaff } from '../../sign-in/session.js';
import { SubjectLink } from '../subjects.js';
import { jobLabel, jobState, withoutJob } from './job-words.js';

const refetchIntervalMs = 5_000;

const useFailedJobs = (job: string | undefined) =>
  useCursorList(
    ['jobs', 'failed', job],
    (cursor) => api.GET('/api/admin/jobs', { params: { query: { job, cursor } } }),
    { refetchInterval: refetchIntervalMs },
  );

export const jobCountsQuery = {
  queryKey: ['jobs', 'counts'],
  queryFn: () => api.GET('/api/admin/jobs/counts'),
  staleTime: 0,
};
export const useJobCounts = () => useQuery({ ...jobCountsQuery, refetchInterval: refetchIntervalMs });

const invalidateJobs = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['jobs'] });

function DiscardDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  return (
    <ActionDialog
      {...m.discard.dialog}
      isDanger
      action={() => api.DELETE('/api/admin/jobs/{id}', { params: { path: { id: job.id } } })}
      onDone={() => {
        onClose();
        showToast({ title: m.discard.done, description: jobLabel(job.job), tone: 'neutral' });
      }}
      onSettled={() => void invalidateJobs()}
      onCancel={onClose}
    >
      <p>
        {sayIn(m.discard.text, {
          strong: <strong>{jobLabel(job.job)}.</strong>,
          job: withoutJob(job.job),
        })}
      </p>
    </ActionDialog>
  );
}

/** Retries a job; reports if another admin was faster. */
export function useRetry() {
  return useMutation({
    mutationFn: (which: { id: string } | { job: string }) =>
      'id' in which
        ? api.POST('/api/admin/jobs/{id}/retry', { params: { path: which } })
        : api.POST('/api/admin/jobs/retry', { body: which }),
    onSuccess: ({ retried }) =>
      showToast(
        retried
          ? { title: retried === 1 ? m.retry.done : say(m.retry.doneAll, { retried }), tone: 'success' }
          : { title: m.retry.already, tone: 'neutral' },
      ),
    onError: (error) => showFailure(m.retry.error, error),
    onSettled: () => void invalidateJobs(),
  });
}

function What({ job: { job, about } }: { job: FailedJob }) {
  return (
    <>
      {jobLabel(job)}
      {about.map((subject) => (
        <Small key={subject.kind}>
          {sayIn(m.table.about, { subjectLink: <SubjectLink subject={subject} /> })}
        </Small>
      ))}
    </>
  );
}

function Change({ job, onDiscard }: { job: FailedJob; onDiscard: () => void }) {
  const retrying = useRetry();
  if (!useStaff().may.includes('jobs.retry') || job.state === 'trying') return '–';
  return (
    <Row as="span" $gap="half">
      <Button
        kind="bare"
        aria-label={say(m.retry.label, { job: jobLabel(job.job) })}
        busy={retrying.isPending && m.retry.busy}
        onClick={() => retrying.mutate({ id: job.id })}
      >
        {m.retry.button}
      </Button>
      <Button kind="bare" aria-label={say(m.discard.label, { job: jobLabel(job.job) })} onClick={onDiscard}>
        {m.discard.button}
      </Button>
    </Row>
  );
}

export function FailedList({ kind }: { kind: string | undefined }) {
  const [discarding, setDiscarding] = useState<FailedJob | null>(null);
  const failed = useFailedJobs(kind);
  return (
    <>
      <ListTable
        caption={m.table.caption}
        list={failed}
        keyOf={({ id }) => id}
        columns={[
          { label: m.table.job, render: (job) => <What job={job} /> },
          { label: m.table.status, render: (job) => <Status {...jobState(job)} /> },
          { label: m.table.why, render: ({ lastError }) => lastError || m.table.unknownReason },
          { label: m.table.failures, render: ({ failures }) => counted(failures, m.table.times) },
          { label: m.table.since, render: ({ promisedAt }) => <Moment at={promisedAt} /> },
          {
            label: m.table.change,
            render: (job) => <Change job={job} onDiscard={() => setDiscarding(job)} />,
          },
        ]}
        empty={<EmptyState {...m.table.empty} />}
      />
      {discarding ? <DiscardDialog job={discarding} onClose={() => setDiscarding(null)} /> : null}
    </>
  );
}
