import { answerMessage, type InboxMessage } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { Button, Panel, showToast, TextArea, Trouble } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { type AnswerDraft, findDraft, forgetDraft, keepDraft } from './answer-drafts.js';
import { messageIsNow } from './messages-data.js';

const Form = styled(Panel)`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: 1.125rem;
  }
`;

/** An answer to be written: what is typed stays over a reload and a session that ends. */
export function AnswerForm({ message }: { message: InboxMessage }) {
  const { id, name } = message;
  const { email } = useStaff();
  const [draft, setDraft] = useState(() => findDraft(email, id));
  const [problem, setProblem] = useState<string | null>(null);
  const write = (next: AnswerDraft) => {
    setDraft(next);
    keepDraft(email, id, next);
    setProblem(null);
  };
  const sending = useMutation({
    mutationFn: () => answerMessage(id, draft.replyId, draft.body),
    onSuccess: (now) => {
      forgetDraft(email, id);
      setDraft(findDraft(email, id));
      messageIsNow(now);
      showToast({ title: 'Your answer is on its way', description: `To ${message.email}`, tone: 'success' });
    },
  });
  return (
    <Form
      as="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (draft.body.trim()) sending.mutate();
        else setProblem('Please write the answer.');
      }}
    >
      <TextArea
        label={`Answer ${name}`}
        hint="It goes out by mail in your name, with the message quoted below it. An answer to it comes to your mailbox. **Bold**, lists and links work as in your letters."
        error={problem}
        maxLength={20_000}
        value={draft.body}
        onChange={({ target }) => write({ ...draft, body: target.value })}
      />
      {sending.error ? <Trouble text={sentenceOf(sending.error)} /> : null}
      <div>
        <Button kind="main" type="submit" busy={sending.isPending && 'Sending…'}>
          Send the answer
        </Button>
      </div>
    </Form>
  );
}
