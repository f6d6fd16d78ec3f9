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
import { cacheBroadcast, useAudiences, usePreview } from './broadcast-data.js';
import { EmailSize } from './broadcast-preview.js';
import { audienceName } from './broadcast-words.js';
import { sendingTime } from './send-duration.js';
import { counted, say, sayIn } from '../say.js';
import { broadcasts as m } from '../messages.js';

/** The reason why a broadcast cannot be scheduled for a time, or null. */
function problemOf(typed: string): string | null {
  const moment = new Date(typed);
  if (!(moment.getTime() > Date.now())) return m.send.when.past;
  return isOnClock(typed) ? null : say(m.send.when.skipped, { localZone: localZone() });
}

/** Shows the audience, asks for a time, and sends the broadcast. Sending cannot be undone. */
export function SendDialog({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const audiences = useAudiences();
  const preview = usePreview(broadcast);
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
      showSuccess(sendAt ? say(m.send.done.later, { sendAt: localTime(sendAt) }) : m.send.done.now);
    },
  });
  const readers = audiences.data?.find(({ topic }) => topic === broadcast.topic)?.readers;
  const topic = audienceName(audiences.data, broadcast.topic);
  const whom = counted(readers ?? 0, m.audience.readers);
  const confirm = () => {
    const found = isLater ? problemOf(typed) : null;
    setProblem(found);
    if (!found) sending.mutate(isLater ? new Date(typed).toISOString() : undefined);
  };
  if (!broadcast.hasPostalAddress) {
    return (
      <Dialog title={m.send.address.title} onCancel={onClose}>
        <p>{m.send.address.text}</p>
        <ButtonRow $atEnd>
          <LineLink href="~/admin/site/settings/emails">{m.send.address.link}</LineLink>
          <Button onClick={onClose}>{m.send.back}</Button>
        </ButtonRow>
      </Dialog>
    );
  }
  if (readers === 0) {
    return (
      <Dialog title={m.send.nobody.title} onCancel={onClose}>
        <p>
          {say(m.send.nobody.text, {
            more: broadcast.topic ? say(m.send.nobody.topic, { topic }) : m.send.nobody.all,
          })}
        </p>
        <ButtonRow $atEnd>
          <Button onClick={onClose}>{m.send.back}</Button>
        </ButtonRow>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={m.send.title}
      confirmLabel={isLater ? m.send.submitLater : say(m.send.submit, { whom })}
      busy={sending.isPending ? m.send.busy : readers === undefined && m.send.counting}
      error={sending.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {audiences.error ? (
        <ErrorMessage error={audiences.error} onRetry={() => void audiences.refetch()} />
      ) : readers === undefined ? (
        <Skeleton />
      ) : (
        <Stack $gap={1}>
          <p>
            {sayIn(m.send.text, {
              subject: broadcast.subject,
              strong: <strong>{whom}</strong>,
              more: broadcast.topic ? say(m.send.topic, { topic }) : '',
            })}
          </p>
          <p>{say(m.send.time, sendingTime(readers, broadcast))}</p>
          {preview.data ? <EmailSize preview={preview.data} /> : null}
        </Stack>
      )}
      <Stack $above={2}>
        <RadioField
          label={m.send.when.label}
          options={[
            ['now', m.send.when.now],
            ['later', m.send.when.later],
          ]}
          value={isLater ? 'later' : 'now'}
          isFirst
          onValue={(when) => setIsLater(when === 'later')}
        />
        {isLater ? (
          <Field
            label={m.send.when.field}
            type="datetime-local"
            required
            value={typed}
            min={soonest}
            hint={say(m.send.when.hint, { localZone: localZone() })}
            error={problem}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
