import { type FailedJob, giveUpJob, retryJobs } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ListTable,
  showFailure,
  showToast,
  StatusBadge,
} from '../../components/index.js';
import { counted, localTime } from '../../formats.js';
import { useStaff } from '../../sign-in/session.js';
import { SubjectLink } from '../subject-link.js';
import { jobLabel, jobState, withoutJob } from './job-words.js';
import { jobsHaveChanged, useFailedJobs } from './jobs-data.js';

/** Asks before work is given up, and says what follows. */
function GiveUpDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const givingUp = useMutation({
    mutationFn: () => giveUpJob(job.id),
    onSuccess: () => {
      onClose();
      showToast({ title: 'It is given up', description: jobLabel(job.job), tone: 'neutral' });
    },
    onSettled: () => void jobsHaveChanged(),
  });
  return (
    <ConfirmDialog
      title="Give this up?"
      confirmLabel="Give it up"
      isDanger
      busy={givingUp.isPending && 'Giving up…'}
      error={givingUp.error}
      onConfirm={() => givingUp.mutate()}
      onCancel={onClose}
    >
      <p>
        <strong>{jobLabel(job.job)}.</strong> {withoutJob(job.job)} This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

const About = styled.span`
  display: block;
  color: var(--color-muted);
  font-weight: 400;
`;

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
`;

/** Starts the work again, and says whether somebody was quicker. */
export function useRetry() {
  return useMutation({
    mutationFn: retryJobs,
    onSuccess: ({ retried }) =>
      showToast(
        retried
          ? { title: retried === 1 ? 'It is tried again' : `${retried} are tried again`, tone: 'success' }
          : { title: 'It is being tried already', tone: 'neutral' },
      ),
    onError: (error) => showFailure('That could not be done', error),
    onSettled: () => void jobsHaveChanged(),
  });
}

function What({ job: { job, about } }: { job: FailedJob }) {
  return (
    <>
      {jobLabel(job)}
      {about.map((subject) => (
        <About key={subject.kind}>
          About <SubjectLink subject={subject} />
        </About>
      ))}
    </>
  );
}

function Change({ job, onGiveUp }: { job: FailedJob; onGiveUp: () => void }) {
  const retrying = useRetry();
  if (!useStaff().may.includes('jobs.retry') || job.state === 'trying') return '–';
  return (
    <Buttons>
      <Button
        kind="bare"
        aria-label={`Try again: ${jobLabel(job.job)}`}
        busy={retrying.isPending && 'Trying…'}
        onClick={() => retrying.mutate({ id: job.id })}
      >
        Try again
      </Button>
      <Button kind="bare" aria-label={`Give up: ${jobLabel(job.job)}`} onClick={onGiveUp}>
        Give up
      </Button>
    </Buttons>
  );
}

/** What has failed, of one kind or all. */
export function FailedList({ kind }: { kind: string | undefined }) {
  const [givingUp, setGivingUp] = useState<FailedJob | null>(null);
  const failed = useFailedJobs(kind);
  return (
    <>
      <ListTable
        caption="Work that failed, the newest first"
        list={failed}
        keyOf={({ id }) => id}
        columns={[
          { label: 'What', render: (job) => <What job={job} /> },
          {
            label: 'How it stands',
            render: (job) => {
              const { label, tone } = jobState(job);
              return <StatusBadge $tone={tone}>{label}</StatusBadge>;
            },
          },
          { label: 'Why', render: ({ lastError }) => lastError || 'The site does not know why.' },
          { label: 'Failed', render: ({ failures }) => counted(failures, 'time') },
          { label: 'Since', render: ({ promisedAt }) => localTime(promisedAt) },
          { label: 'Change', render: (job) => <Change job={job} onGiveUp={() => setGivingUp(job)} /> },
        ]}
        empty={
          <EmptyState title="Nothing has failed">
            The site sends letters, makes files ready and looks after payments by itself. Where something does
            not work, it is tried again, and stands here until it is done.
          </EmptyState>
        }
      />
      {givingUp ? <GiveUpDialog job={givingUp} onClose={() => setGivingUp(null)} /> : null}
    </>
  );
}
