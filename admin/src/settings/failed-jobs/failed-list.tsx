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
import { settings as m } from '../../messages.js';
import { queryClient } from '../../query-client.js';
import { counted, say, sayIn } from '../../say.js';
import { useStaff } from '../../sign-in/session.js';
import { SubjectLink } from '../subjects.js';
import { jobLabel, jobState, withoutJob } from './job-words.js';

/** Jobs change on their own. */
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

/** Asks before a job is discarded, and explains the consequence. */
function GiveUpDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  return (
    <ActionDialog
      title={m.giveThisUp}
      confirmLabel={m.giveItUp}
      isDanger
      busy={m.givingUp}
      action={() => api.DELETE('/api/admin/jobs/{id}', { params: { path: { id: job.id } } })}
      onDone={() => {
        onClose();
        showToast({ title: m.itIsGivenUp, description: jobLabel(job.job), tone: 'neutral' });
      }}
      onSettled={() => void invalidateJobs()}
      onCancel={onClose}
    >
      <p>
        {sayIn(m.thisCannotBeUndone, {
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
          ? { title: retried === 1 ? m.itIsTriedAgain : say(m.areTriedAgain, { retried }), tone: 'success' }
          : { title: m.beingTriedAlready, tone: 'neutral' },
      ),
    onError: (error) => showFailure(m.couldNotBeDone, error),
    onSettled: () => void invalidateJobs(),
  });
}

function What({ job: { job, about } }: { job: FailedJob }) {
  return (
    <>
      {jobLabel(job)}
      {about.map((subject) => (
        <Small key={subject.kind}>{sayIn(m.about, { subjectLink: <SubjectLink subject={subject} /> })}</Small>
      ))}
    </>
  );
}

function Change({ job, onGiveUp }: { job: FailedJob; onGiveUp: () => void }) {
  const retrying = useRetry();
  if (!useStaff().may.includes('jobs.retry') || job.state === 'trying') return '–';
  return (
    <Row as="span" $gap="half">
      <Button
        kind="bare"
        aria-label={say(m.tryAgainWithJob, { job: jobLabel(job.job) })}
        busy={retrying.isPending && m.trying}
        onClick={() => retrying.mutate({ id: job.id })}
      >
        {m.tryAgainLabel}
      </Button>
      <Button kind="bare" aria-label={say(m.giveUpWithJob, { job: jobLabel(job.job) })} onClick={onGiveUp}>
        {m.giveUp}
      </Button>
    </Row>
  );
}

/** Failed jobs, of one kind or all. */
export function FailedList({ kind }: { kind: string | undefined }) {
  const [givingUp, setGivingUp] = useState<FailedJob | null>(null);
  const failed = useFailedJobs(kind);
  return (
    <>
      <ListTable
        caption={m.workFailedNewestFirst}
        list={failed}
        keyOf={({ id }) => id}
        columns={[
          { label: m.what, render: (job) => <What job={job} /> },
          { label: m.howItStands, render: (job) => <Status {...jobState(job)} /> },
          { label: m.whyLabel, render: ({ lastError }) => lastError || m.siteDoesNotKnow },
          { label: m.failed, render: ({ failures }) => counted(failures, m.times) },
          { label: m.since, render: ({ promisedAt }) => <Moment at={promisedAt} /> },
          { label: m.change, render: (job) => <Change job={job} onGiveUp={() => setGivingUp(job)} /> },
        ]}
        empty={<EmptyState title={m.nothingHasFailed}>{m.siteSendsEmailsMakes}</EmptyState>}
      />
      {givingUp ? <GiveUpDialog job={givingUp} onClose={() => setGivingUp(null)} /> : null}
    </>
  );
}
