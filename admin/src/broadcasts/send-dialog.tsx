import { type Broadcast, sendBroadcast } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  ButtonRow,
  ConfirmDialog,
  Dialog,
  ErrorMessage,
  Field,
  showSuccess,
  Skeleton,
} from '../components/index.js';
import { counted, localInput, localTime, localZone, tomorrowMorning } from '../formats.js';
import { nowStands, useAudiences } from './broadcast-data.js';
import { audienceName } from './broadcast-words.js';

const Choices = styled.fieldset`
  display: grid;
  margin: var(--space-2) 0 0;
  padding: 0;
  border: 0;
  label:has([type='radio']) {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 2.75rem;
  }
  [type='radio'] {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-accent);
  }
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;

/** The moment that is meant: undefined for now, null where what was typed is none that is to come. */
function sendAtOf(isLater: boolean, typed: string): string | undefined | null {
  if (!isLater) return undefined;
  const moment = new Date(typed);
  return moment.getTime() > Date.now() ? moment.toISOString() : null;
}

/** Says whom a broadcast goes to, asks when, and sends it: it cannot be taken back afterwards. */
export function SendDialog({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const audiences = useAudiences();
  const [isLater, setIsLater] = useState(false);
  const [typed, setTyped] = useState(() => localInput(tomorrowMorning()));
  const [soonest] = useState(() => localInput(new Date()));
  const [isWrong, setIsWrong] = useState(false);
  const sending = useMutation({
    mutationFn: (sendAt: string | undefined) => sendBroadcast(broadcast.id, sendAt),
    onSuccess: (now, sendAt) => {
      nowStands(now);
      showSuccess(sendAt ? `It goes out ${localTime(sendAt)}` : 'Your letter is going out');
    },
  });
  const readers = audiences.data?.find(({ topic }) => topic === broadcast.topic)?.readers;
  const topic = audienceName(audiences.data, broadcast.topic);
  const whom = counted(readers ?? 0, 'reader');
  const confirm = () => {
    const sendAt = sendAtOf(isLater, typed);
    setIsWrong(sendAt === null);
    if (sendAt !== null) sending.mutate(sendAt);
  };
  if (readers === 0) {
    return (
      <Dialog title="Nobody to send it to" onCancel={onClose}>
        <p>
          {broadcast.topic
            ? `Nobody on your list wants to hear of “${topic}” yet.`
            : 'Nobody is on your list yet.'}{' '}
          The letter stays here as a draft.
        </p>
        <ButtonRow $atEnd>
          <Button onClick={onClose}>Back to the letter</Button>
        </ButtonRow>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title="Send this letter?"
      confirmLabel={isLater ? 'Send it then' : `Send it to ${whom}`}
      busy={sending.isPending ? 'Sending…' : readers === undefined && 'Counting…'}
      error={sending.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {audiences.error ? (
        <ErrorMessage error={audiences.error} onRetry={() => void audiences.refetch()} />
      ) : readers === undefined ? (
        <Skeleton />
      ) : (
        <p>
          “{broadcast.subject}” goes to <strong>{whom}</strong>
          {broadcast.topic ? ` who want to hear of “${topic}”` : ''}. Once a copy is out, it cannot be taken
          back.
        </p>
      )}
      <Choices>
        <Legend>When?</Legend>
        <label>
          <input type="radio" name="when" data-first checked={!isLater} onChange={() => setIsLater(false)} />
          Now
        </label>
        <label>
          <input type="radio" name="when" checked={isLater} onChange={() => setIsLater(true)} />
          At a date and time
        </label>
        {isLater ? (
          <Field
            label="Date and time"
            type="datetime-local"
            required
            value={typed}
            min={soonest}
            hint={`By your own clock: ${localZone()}.`}
            error={isWrong ? 'Please choose a time that is still to come.' : null}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
      </Choices>
    </ConfirmDialog>
  );
}
