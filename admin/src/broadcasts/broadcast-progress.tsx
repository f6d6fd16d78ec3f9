import type { Broadcast, BroadcastAction } from '@lectern/api-client/admin';
import { Button, ConfirmDialog, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.js';
import {
  Facts,
  Heading,
  LineLink,
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
import { UnsavedText } from './unsaved-draft.js';
import { counted, say } from '../say.js';
import { broadcasts as m } from '../messages.js';

type Counts = Broadcast['counts'];

/** Labels of the delivery counts; rare ones are shown only if they are above zero. */
const words: readonly { of: keyof Counts; label: string; isAlways?: boolean }[] = [
  { of: 'sent', label: m.sent, isAlways: true },
  { of: 'waiting', label: m.stillToCome, isAlways: true },
  { of: 'delayed', label: m.putOffByTheir },
  { of: 'left', label: m.leftTheListBefore },
  { of: 'bounced', label: m.bounced },
  { of: 'suppressed', label: m.heldBack },
];

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
    <Panel aria-label={m.howFarItIs}>
      <p>
        <strong>
          {say(m.sentOfTotal, {
            sent: broadcast.counts.sent.toLocaleString('en-US'),
            total: counted(total, m.readers),
          })}
        </strong>
      </p>
      <ProgressBar value={done} max={total} aria-label={say(m.ofCopiesAreDone, { done, total })} />
      <Facts
        look="grid"
        facts={words
          .filter(({ of, isAlways }) => isAlways || broadcast.counts[of] > 0)
          .map(({ of, label }) => [label, <strong>{broadcast.counts[of].toLocaleString('en-US')}</strong>])}
      />
      <VisuallyHidden role="status">{statusWords[broadcast.status].label}</VisuallyHidden>
    </Panel>
  );
}

/** Asks the owner whether to send a broadcast that missed its time. */
function LateNote() {
  return (
    <Panel>
      <p role="status">{m.lateNote}</p>
      <LineLink href="~/admin/letters/mail/late">{m.lateDecide}</LineLink>
    </Panel>
  );
}

/** Actions by status. */
const stepsAt: Partial<Record<Broadcast['status'], readonly BroadcastAction[]>> = {
  scheduled: ['call-back'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
};

const labels: Record<BroadcastAction, string> = {
  'call-back': m.callBack,
  pause: m.pause,
  resume: m.goOn,
  cancel: m.giveUp,
};

/** Actions of a broadcast that has been scheduled or sent. */
function BroadcastActions({ broadcast }: { broadcast: Broadcast }) {
  const maySend = useStaff().may.includes('letters.send');
  const [isGivingUp, setIsGivingUp] = useState(false);
  const stepping = useMutation({
    mutationFn: (step: BroadcastAction) =>
      api.POST(`/api/admin/broadcasts/{id}/${step}`, { params: { path: { id: broadcast.id } } }),
    onSuccess: (now) => {
      cacheBroadcast(now);
      setIsGivingUp(false);
    },
    onError: (error, step) => {
      // The status has changed in the meantime: refetch it.
      void refetchBroadcast(broadcast.id).catch(() => undefined);
      if (step !== 'cancel') showFailure(m.couldNotBeDone, error);
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
          onClick={() => (step === 'cancel' ? setIsGivingUp(true) : stepping.mutate(step))}
        >
          {labels[step]}
        </Button>
      ))}
      {isGivingUp ? (
        <ConfirmDialog
          title={m.giveThisBroadcastUp}
          confirmLabel={m.giveItUp}
          isDanger
          busy={stepping.isPending && m.givingUp}
          error={stepping.error}
          onConfirm={() => stepping.mutate('cancel')}
          onCancel={() => setIsGivingUp(false)}
        >
          <p>
            {say(m.haveWillNotGet, {
              sent: counted(broadcast.counts.sent, m.readers),
              waiting: counted(broadcast.counts.waiting, m.readers),
            })}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** A scheduled or sent broadcast: progress, actions, and text. */
export function BroadcastDetails({ broadcast }: { broadcast: Broadcast }) {
  const audiences = useAudiences();
  const preview = usePreview(broadcast);
  const [size, setSize] = useState<FrameSize>('desktop');
  return (
    <>
      <LineLink href="/">{m.allBroadcasts}</LineLink>
      <PageHeading
        title={broadcast.subject}
        lead={
          <Row as="span">
            <Status {...shownStatusOf(broadcast)} />
            <span>{momentOf(broadcast)}</span>
            <span>{say(m.toWithData, { data: audienceName(audiences.data, broadcast.topic) })}</span>
          </Row>
        }
        actions={<BroadcastActions broadcast={broadcast} />}
      />
      <UnsavedText id={broadcast.id} />
      {broadcast.isLate ? <LateNote /> : <BroadcastProgress broadcast={broadcast} />}
      <Heading $above={4}>{m.theBroadcast}</Heading>
      <EmailPreview preview={preview} size={size} onSize={setSize} />
    </>
  );
}
