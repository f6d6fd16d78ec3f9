import { type FailedJob, giveUpJob } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog, showToast } from '../../parts/index.js';
import { jobLabel, withoutJob } from './job-words.js';
import { jobsHaveChanged } from './jobs-data.js';

/** Asks before work is given up, and says what follows. */
export function GiveUpDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
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
      trouble={givingUp.error ? sentenceOf(givingUp.error) : null}
      onConfirm={() => givingUp.mutate()}
      onCancel={onClose}
    >
      <p>
        <strong>{jobLabel(job.job)}.</strong> {withoutJob(job.job)} This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
