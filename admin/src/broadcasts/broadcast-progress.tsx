import { formatNumber } from '../shop.js';
import type { Broadcast, BroadcastAction } from '@lectern/api-client/admin';
import { Button, ConfirmDialog, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.js';
import {
  Facts,
  Heading,
  LineLink,
  Note,
  PageHeading,
  Panel,
  ProgressBar,
  Row,
  showFailure,
  Status,
} from '../components/index.js';
import type { FrameSize } from '../components/email-frame.js';
import { useStaff } from '../sign-in/session.js';
import { cacheBroadcast, refetchBroadcast, useAudiences, usePreview } from './broadcast-data.js';
import { EmailPreview } from './broadcast-preview.js';
import {
  audienceName,
  beforeFirstCopy,
  momentOf,
  shownStatusOf,
  statusWords,
  totalOf,
} from './broadcast-words.js';
import { LinkClicks } from './link-clicks.js';
import { DuplicateButton } from './duplicate-button.js';
import { sendingTime } from './send-duration.js';
import { UnsavedText } from './unsaved-text.js';
import { counted, say } from '../say.js';
import { broadcasts as m } from '../messages.js';

/** Delivery counts in order; the rare ones are shown only if they are above zero. */
const shownCounts: readonly (keyof Broadcast['counts'])[] = [
  'sent',
  'waiting',
  'delayed',
  'left',
  'bounced',
  'suppressed',
];

function TimeLeft({ broadcast }: { broadcast: Broadcast }) {
  const { status, counts } = broadcast;
  if (counts.waiting === 0 || (status !== 'sending' && status !== 'paused')) return null;
  const words = status === 'sending' ? m.progress.timeLeft : m.progress.timeLeftPaused;
  return <Note>{say(words, sendingTime(counts.waiting, broadcast))}</Note>;
}

function BroadcastProgress({ broadcast }: { broadcast: Broadcast }) {
  const total = totalOf(broadcast);
  if (total === 0) {
    return (
      <Panel>
        <p role="status">{beforeFirstCopy(broadcast)}</p>
      </Panel>
    );
  }
  const done = total - broadcast.counts.waiting;
  return (
    <Panel aria-label={m.progress.label}>
      <p>
        <strong>
          {say(m.audience.reached, {
            sent: formatNumber(broadcast.counts.sent),
            total: counted(total, m.audience.readers),
          })}
        </strong>
      </p>
      <TimeLeft broadcast={broadcast} />
      <ProgressBar value={done} max={total} aria-label={say(m.progress.bar, { done, total })} />
      <Facts
        look="grid"
        facts={shownCounts
          .filter((of) => of === 'sent' || of === 'waiting' || broadcast.counts[of] > 0)
          .map((of) => [m.progress.counts[of], <strong>{formatNumber(broadcast.counts[of])}</strong>])}
      />
      <VisuallyHidden role="status">{statusWords[broadcast.status].label}</VisuallyHidden>
    </Panel>
  );
}

function LateNote() {
  return (
    <Panel>
      <p role="status">{m.progress.late.text}</p>
      <LineLink href="~/admin/letters/mail/late">{m.progress.late.link}</LineLink>
    </Panel>
  );
}

const stepsAt: Partial<Record<Broadcast['status'], readonly BroadcastAction[]>> = {
  scheduled: ['call-back'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
};

function BroadcastActions({ broadcast }: { broadcast: Broadcast }) {
  const maySend = useStaff().may.includes('letters.send');
  const [isStopping, setIsStopping] = useState(false);
  const stepping = useMutation({
    mutationFn: (step: BroadcastAction) =>
      api.POST(`/api/admin/broadcasts/{id}/${step}`, { params: { path: { id: broadcast.id } } }),
    onSuccess: (now) => {
      cacheBroadcast(now);
      setIsStopping(false);
    },
    onError: (error, step) => {
      // The status has changed in the meantime: refetch it.
      void refetchBroadcast(broadcast.id).catch(() => undefined);
      if (step !== 'cancel') showFailure(m.actions.error, error);
    },
  });
  const steps = maySend ? (stepsAt[broadcast.status] ?? []) : [];
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          kind={step === 'cancel' ? 'danger' : step === 'resume' ? 'main' : 'plain'}
          disabled={stepping.isPending}
          onClick={() => (step === 'cancel' ? setIsStopping(true) : stepping.mutate(step))}
        >
          {m.actions[step]}
        </Button>
      ))}
      {isStopping ? (
        <ConfirmDialog
          title={m.stop.title}
          confirmLabel={m.stop.submit}
          isDanger
          busy={stepping.isPending && m.stop.busy}
          error={stepping.error}
          onConfirm={() => stepping.mutate('cancel')}
          onCancel={() => setIsStopping(false)}
        >
          <p>
            {say(m.stop.text, {
              sent: counted(broadcast.counts.sent, m.audience.readers),
              waiting: counted(broadcast.counts.waiting, m.audience.readers),
            })}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

export function BroadcastDetails({ broadcast }: { broadcast: Broadcast }) {
  const audiences = useAudiences();
  const preview = usePreview(broadcast);
  const mayWrite = useStaff().may.includes('letters.write');
  const [size, setSize] = useState<FrameSize>('desktop');
  return (
    <>
      <LineLink href="/">{m.editor.back}</LineLink>
      <PageHeading
        title={broadcast.subject}
        lead={
          <Row as="span">
            <Status {...shownStatusOf(broadcast)} />
            <span>{momentOf(broadcast)}</span>
            <span>{say(m.progress.to, { data: audienceName(audiences.data, broadcast.topic) })}</span>
          </Row>
        }
        actions={
          <>
            {mayWrite ? <DuplicateButton prepare={async () => ({ id: broadcast.id })} /> : null}
            <BroadcastActions broadcast={broadcast} />
          </>
        }
      />
      <UnsavedText key={broadcast.id} id={broadcast.id} />
      {broadcast.isLate ? <LateNote /> : <BroadcastProgress broadcast={broadcast} />}
      <LinkClicks links={broadcast.links} />
      <Heading $above={4}>{m.progress.broadcast}</Heading>
      <EmailPreview preview={preview} size={size} onSize={setSize} />
    </>
  );
}
