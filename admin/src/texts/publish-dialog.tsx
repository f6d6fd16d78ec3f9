import { apiErrorOf, ConfirmDialog, Field, RadioField } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess, Stack } from '../components/index.js';
import { localInput, tomorrowMorning } from '../formats.js';
import { texts as m } from '../messages.js';
import { say } from '../say.js';
import type { Text } from './text-kind.js';
import { siteTime } from './text-words.js';
import { publishText, scheduleText } from './texts-data.js';
import type { TextDraft } from './use-text-draft.js';

interface PublishDialogProps {
  text: Text;
  draft: TextDraft;
  /** Of the kind: where the text appears. */
  lead: string;
  onClose: () => void;
}

/** Publishes the saved draft, now or at a time; shows the server's reason if it refuses. */
export function PublishDialog({ text, draft, lead, onClose }: PublishDialogProps) {
  const { id, state, timeZone } = text;
  const isPublished = state === 'published';
  const [isLater, setIsLater] = useState(false);
  const [at, setAt] = useState(() => localInput(tomorrowMorning()));
  const [missing, setMissing] = useState<string | null>(null);
  const { revision } = draft.saving;
  const publishing = useMutation({
    mutationFn: async () => {
      await (isLater ? scheduleText(id, revision, at) : publishText(id, revision));
      return draft.reload();
    },
    onSuccess: (now) => {
      showSuccess(
        isLater && now.scheduledAt
          ? say(m.publish.scheduled, { when: siteTime(now.scheduledAt, timeZone) })
          : m.publish.done,
      );
      onClose();
    },
    // Someone else published or changed it first: their text contains this one, which was saved before.
    onError: async (error) => {
      if (apiErrorOf(error)?.status !== 409) return;
      await draft.reload().catch(() => undefined);
    },
  });
  const confirm = () => {
    const problem = isLater && !at ? m.publish.missing : null;
    setMissing(problem);
    if (!problem) publishing.mutate();
  };
  return (
    <ConfirmDialog
      title={isPublished ? m.publish.changesTitle : m.publish.title}
      confirmLabel={isLater ? m.publish.submitLater : m.publish.submit}
      busy={publishing.isPending && m.publish.busy}
      error={publishing.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{isLater ? m.publish.laterText : isPublished ? m.publish.changesText : lead}</p>
      <Stack $above={2}>
        <RadioField
          label={m.publish.when}
          options={[
            ['now', m.publish.now],
            ['later', m.publish.later],
          ]}
          value={isLater ? 'later' : 'now'}
          isFirst
          onValue={(when) => setIsLater(when === 'later')}
        />
        {isLater ? (
          <Field
            label={m.publish.field}
            type="datetime-local"
            required
            value={at}
            hint={say(m.publish.zone, { timeZone })}
            error={missing}
            onChange={({ target }) => setAt(target.value)}
          />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
