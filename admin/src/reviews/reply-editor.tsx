import type { AdminReview, ReviewReply } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage, Loading, TextArea } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { showSuccess, Small, Stack } from '../components/index.js';
import { reviews as m } from '../messages.js';
import { SavingNotices, SavingStatus, useSaving } from '../saving/index.js';
import { say } from '../say.js';
import { fetchReply, publishReply, savedDraft, saveReply, useReply } from './review-replies-data.js';

const LIMIT = 1_500;

interface ReplyEditorProps {
  review: AdminReview;
  onClose: () => void;
}

function OpenReply({ review, reply, onClose }: ReplyEditorProps & { reply: ReviewReply }) {
  const { orderId, shownName: name } = review;
  const saving = useSaving<string>({
    name: `review-reply:${orderId}`,
    saved: savedDraft(reply),
    save: (draft, revision) => saveReply(orderId, draft, revision),
    load: async () => savedDraft(await fetchReply(orderId)),
  });
  const publishing = useMutation({
    mutationFn: async () => {
      const revision = await saving.saveNow();
      return revision === undefined ? undefined : publishReply(orderId, revision);
    },
    onSuccess: (published) => {
      if (!published) return;
      showSuccess(m.reply.published);
      onClose();
    },
  });
  const close = async () => {
    await saving.saveNow();
    onClose();
  };
  const { value, state, revision } = saving;
  const isNew = revision === 0 && state === 'saved';
  return (
    <Stack $gap={1}>
      <SavingNotices saving={saving} textOf={(text) => text} />
      <TextArea
        label={say(m.reply.label, { name })}
        hint={say(m.reply.hint, { count: value.length, limit: LIMIT })}
        value={value}
        maxLength={LIMIT}
        rows={5}
        autoFocus
        onChange={({ target }) => saving.change(target.value)}
      />
      {isNew ? null : <SavingStatus saving={saving} />}
      {reply.publishedAt ? null : <Small>{say(m.reply.note, { name })}</Small>}
      <ErrorMessage error={publishing.error} />
      <ButtonRow>
        <Button
          kind="main"
          disabled={!value.trim()}
          busy={publishing.isPending && m.reply.busy}
          onClick={() => publishing.mutate()}
        >
          {reply.body ? m.reply.publishAgain : m.reply.publish}
        </Button>
        <Button onClick={() => void close()}>{m.reply.close}</Button>
      </ButtonRow>
    </Stack>
  );
}

/** Loads the draft, then edits it. */
export function ReplyEditor(props: ReplyEditorProps) {
  const { data, error } = useReply(props.review.orderId);
  if (error) return <ErrorMessage error={error} />;
  if (!data) return <Loading label={m.reply.loading} heights={['8rem']} />;
  return <OpenReply key={props.review.orderId} {...props} reply={data} />;
}
