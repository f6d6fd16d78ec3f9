import type { Broadcast } from '@lectern/api-client/admin';
import {
  Button,
  ButtonRow,
  ConfirmDialog,
  Dialog,
  ErrorMessage,
  Field,
  RadioField,
  Skeleton,
} from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.js';
import { LineLink, showSuccess, Stack } from '../components/index.js';
import { isOnClock, localInput, localTime, localZone, tomorrowMorning } from '../formats.js';
import { cacheBroadcast, useAudiences } from './broadcast-data.js';
import { audienceName } from './broadcast-words.js';
import { counted, say, sayIn } from '../say.js';
import { broadcasts as m } from '../messages.js';

/** The reason why a broadcast cannot be scheduled for a time, or null. */
function problemOf(typed: string): string | null {
  const moment = new Date(typed);
  if (!(moment.getTime() > Date.now())) return m.pleaseChooseTimeStill;
  return isOnClock(typed) ? null : say(m.timeIsSkipped, { localZone: localZone() });
}

/** Shows the audience, asks for a time, and sends the broadcast. Sending cannot be undone. */
export function SendDialog({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const audiences = useAudiences();
  const [isLater, setIsLater] = useState(false);
  const [typed, setTyped] = useState(() => localInput(tomorrowMorning()));
  const [soonest] = useState(() => localInput(new Date()));
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: (sendAt: string | undefined) =>
      api.POST('/api/admin/broadcasts/{id}/send', {
        params: { path: { id: broadcast.id } },
        body: sendAt ? { sendAt } : {},
      }),
    onSuccess: (now, sendAt) => {
      cacheBroadcast(now);
      showSuccess(sendAt ? say(m.itGoesOut, { sendAt: localTime(sendAt) }) : m.yourBroadcastGoingOut);
    },
  });
  const readers = audiences.data?.find(({ topic }) => topic === broadcast.topic)?.readers;
  const topic = audienceName(audiences.data, broadcast.topic);
  const whom = counted(readers ?? 0, m.readers);
  const confirm = () => {
    const found = isLater ? problemOf(typed) : null;
    setProblem(found);
    if (!found) sending.mutate(isLater ? new Date(typed).toISOString() : undefined);
  };
  if (!broadcast.hasPostalAddress) {
    return (
      <Dialog title={m.addAddressFirst} onCancel={onClose}>
        <p>{m.addAddressWhy}</p>
        <ButtonRow $atEnd>
          <LineLink href="~/admin/site/settings/emails">{m.addAddress}</LineLink>
          <Button onClick={onClose}>{m.backToTheBroadcast}</Button>
        </ButtonRow>
      </Dialog>
    );
  }
  if (readers === 0) {
    return (
      <Dialog title={m.nobodySend} onCancel={onClose}>
        <p>
          {say(m.broadcastStaysHereAs, {
            more: broadcast.topic ? say(m.nobodyOnYourList, { topic }) : m.nobodyOnYourListYet,
          })}
        </p>
        <ButtonRow $atEnd>
          <Button onClick={onClose}>{m.backToTheBroadcast}</Button>
        </ButtonRow>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={m.sendThisBroadcast}
      confirmLabel={isLater ? m.sendItThen : say(m.sendItTo, { whom })}
      busy={sending.isPending ? m.sending : readers === undefined && m.counting}
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
          {sayIn(m.goesOnceCopyOut, {
            subject: broadcast.subject,
            strong: <strong>{whom}</strong>,
            more: broadcast.topic ? say(m.whoWantHear, { topic }) : '',
          })}
        </p>
      )}
      <Stack $above={2}>
        <RadioField
          label={m.whenQuestion}
          options={[
            ['now', m.now],
            ['later', m.atDateTime],
          ]}
          value={isLater ? 'later' : 'now'}
          isFirst
          onValue={(when) => setIsLater(when === 'later')}
        />
        {isLater ? (
          <Field
            label={m.dateAndTime}
            type="datetime-local"
            required
            value={typed}
            min={soonest}
            hint={say(m.byYourOwnClock, { localZone: localZone() })}
            error={problem}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
