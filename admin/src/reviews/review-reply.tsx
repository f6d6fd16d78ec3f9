import type { AdminReview } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Small, UndoBar, Written } from '../components/index.js';
import { minuteOf } from '../formats.js';
import { reviews as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { ReplyEditor } from './reply-editor.js';
import { reloadReviews, removeReply, restoreReply } from './review-replies-data.js';

const Inset = styled.section`
  display: grid;
  gap: var(--space-1);
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-line);
`;

function labelOf({ reply }: AdminReview): string {
  if (reply?.body) return m.reply.edit;
  return reply?.draft.trim() ? m.reply.resume : m.reply.write;
}

/** The owner's reply under its review: read, written, published, removed. */
export function ReviewReply({ review }: { review: AdminReview }) {
  const mayDecide = useStaff().may.includes('reviews.decide');
  const [isOpen, setOpen] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const { orderId, shownName: name, reply, state } = review;
  const removing = useMutation({
    mutationFn: () => removeReply(orderId),
    onSuccess: () => {
      setRemoved(true);
      return reloadReviews();
    },
  });
  const undone = () => {
    setRemoved(false);
    void reloadReviews();
  };
  if (isOpen)
    return (
      <ReplyEditor
        review={review}
        onClose={() => {
          setOpen(false);
          setRemoved(false);
          void reloadReviews();
        }}
      />
    );
  const isShown = state === 'approved';
  return (
    <>
      {isRemoved ? (
        <UndoBar
          done={{ text: say(m.reply.removed, { name }), undo: () => restoreReply(orderId) }}
          onUndone={undone}
        />
      ) : null}
      {reply?.body ? (
        <Inset aria-label={m.reply.title}>
          <strong>{m.reply.title}</strong>
          <Written as="p">{reply.body}</Written>
          <Small>
            {isShown ? say(m.reply.shownAt, { at: minuteOf(reply.publishedAt ?? '') }) : m.reply.hidden}
          </Small>
        </Inset>
      ) : null}
      <ErrorMessage error={removing.error} />
      {mayDecide && isShown ? (
        <ButtonRow>
          <Button onClick={() => setOpen(true)}>{labelOf(review)}</Button>
          {reply?.body ? (
            <Button kind="bare" busy={removing.isPending && m.actions.busy} onClick={() => removing.mutate()}>
              {m.reply.remove}
            </Button>
          ) : null}
        </ButtonRow>
      ) : null}
    </>
  );
}
