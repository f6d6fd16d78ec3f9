import type { Article } from '@lectern/api-client/admin';
import { apiErrorOf, ConfirmDialog, Field, RadioField } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess, Stack } from '../components/index.js';
import { localInput, tomorrowMorning } from '../formats.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { siteTime } from './article-words.js';
import { publishArticle, reloadArticle, scheduleArticle } from './articles-data.js';
import type { ArticleDraft } from './use-article-draft.js';

interface PublishDialogProps {
  article: Article;
  draft: ArticleDraft;
  onClose: () => void;
}

/** Publishes the saved draft, now or at a time; shows the server's reason if it refuses. */
export function PublishDialog({ article, draft, onClose }: PublishDialogProps) {
  const { id, state, timeZone } = article;
  const isPublished = state === 'published';
  const [isLater, setIsLater] = useState(false);
  const [at, setAt] = useState(() => localInput(tomorrowMorning()));
  const [missing, setMissing] = useState<string | null>(null);
  const { revision } = draft.saving;
  const publishing = useMutation({
    mutationFn: () => (isLater ? scheduleArticle(id, revision, at) : publishArticle(id, revision)),
    onSuccess: (now) => {
      draft.show(now);
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
      const now = await reloadArticle(id).catch(() => undefined);
      if (now && now.revision !== revision) draft.show(now);
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
      <p>{isPublished ? m.publish.changesText : m.publish.text}</p>
      {state === 'draft' ? (
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
      ) : null}
    </ConfirmDialog>
  );
}
