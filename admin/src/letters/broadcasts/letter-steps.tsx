import { type Broadcast, type BroadcastStep, steerBroadcast } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../data.js';
import { Button, ConfirmDialog, showToast } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { counted } from '../../counted.js';
import { nowStands, readAgain } from './broadcast-data.js';

/** Which steps there are at each point of a letter's life. */
const stepsAt: Partial<Record<Broadcast['status'], readonly BroadcastStep[]>> = {
  scheduled: ['call-back'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
};

const labels: Record<BroadcastStep, string> = {
  'call-back': 'Call back',
  pause: 'Pause',
  resume: 'Go on',
  cancel: 'Give up',
};

/** What the owner may decide about a letter that has been sent off. */
export function LetterSteps({ letter }: { letter: Broadcast }) {
  const maySend = useStaff().may.includes('letters.send');
  const [isGivingUp, setIsGivingUp] = useState(false);
  const stepping = useMutation({
    mutationFn: (step: BroadcastStep) => steerBroadcast(letter.id, step),
    onSuccess: (now) => {
      nowStands(now);
      setIsGivingUp(false);
    },
    onError: (error, step) => {
      // It has moved on meanwhile: the page is to show how it stands.
      void readAgain(letter.id).catch(() => undefined);
      if (step !== 'cancel')
        showToast({ title: 'That could not be done', description: sentenceOf(error), tone: 'destructive' });
    },
  });
  const steps = maySend ? (stepsAt[letter.status] ?? []) : [];
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
          title="Give this letter up?"
          confirmLabel="Give it up"
          isDanger
          busy={stepping.isPending && 'Giving up…'}
          trouble={stepping.error ? sentenceOf(stepping.error) : null}
          onConfirm={() => stepping.mutate('cancel')}
          onCancel={() => setIsGivingUp(false)}
        >
          <p>
            {counted(letter.counts.sent, 'reader')} have it, {counted(letter.counts.waiting, 'reader')} will
            not get it. It cannot be sent on later.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
