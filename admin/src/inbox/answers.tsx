import { answerMessage, type InboxMessage } from '@lectern/api-client/admin';
import { Form, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Panel,
  showSuccess,
  Stack,
  Status,
  type StatusWords,
  useForm,
  Written,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { messageIsNow } from './inbox-data.js';
import { say } from '../say.js';
import { inbox as m } from '../messages.js';

/** An answer that is being written; `replyId` stays the same until it is sent, so that it is sent once. */
interface AnswerDraft {
  replyId: string;
  body: string;
}

// In this window alone: it outlives a reload and a session that ends, and goes with signing out or closing it.
const prefix = 'admin-answer:';
const keyOf = (email: string, messageId: string) => `${prefix}${email}:${messageId}`;

/** @param email of whoever writes: another sees nothing of it */
function findDraft(email: string, messageId: string): AnswerDraft {
  const fresh = { replyId: crypto.randomUUID(), body: '' };
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(email, messageId)) ?? 'null') as AnswerDraft | null;
    return kept && typeof kept.body === 'string' && typeof kept.replyId === 'string' ? kept : fresh;
  } catch {
    return fresh;
  }
}

function keepDraft(email: string, messageId: string, draft: AnswerDraft): void {
  try {
    if (draft.body.trim()) sessionStorage.setItem(keyOf(email, messageId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(email, messageId));
  } catch {
    // No room, or none allowed: it lives as long as the page.
  }
}

/** An answer to be written: what is typed stays over a reload and a session that ends. */
export function AnswerForm({ message }: { message: InboxMessage }) {
  const { id, name } = message;
  const { email } = useStaff();
  const [draft, setDraft] = useState(() => findDraft(email, id));
  const state = useForm({
    saved: { body: draft.body },
    // It is kept: a page that is left loses nothing.
    differs: () => false,
    required: { body: m.pleaseWriteTheAnswer },
    send: ({ body }) => answerMessage(id, draft.replyId, body),
    onSaved: (now) => {
      keepDraft(email, id, { replyId: '', body: '' });
      setDraft(findDraft(email, id));
      messageIsNow(now);
      showSuccess(m.yourAnswerOnIts, say(m.to, { email: message.email }));
    },
  });
  const body = state.field('body');
  return (
    <Panel>
      <Form state={state} submit={m.sendTheAnswer} busy={m.sending}>
        <TextArea
          {...body}
          label={say(m.answer, { name })}
          hint={m.goesOutByMail}
          maxLength={20_000}
          onChange={(event) => {
            keepDraft(email, id, { ...draft, body: event.target.value });
            body.onChange(event);
          }}
        />
      </Form>
    </Panel>
  );
}

const Sheet = styled(Panel)`
  margin-left: clamp(0rem, 4vw, 2rem);
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-half) var(--space-2);
  margin-bottom: var(--space-1);
  color: var(--color-muted);
`;

const statuses: Record<string, StatusWords> = {
  queued: { label: m.onItsWay, tone: 'busy' },
  sent: { label: m.sent, tone: 'good' },
  accepted: { label: m.arrived, tone: 'good' },
  bounced: { label: m.cameBack, tone: 'danger' },
  complained: { label: m.calledSpam, tone: 'danger' },
  suppressed: { label: m.heldBack, tone: 'caution' },
  withdrawn: { label: m.notSent, tone: 'caution' },
};

/** What was answered, the oldest first, each with how its delivery stands. */
export function AnswerList({ replies }: Pick<InboxMessage, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <Stack as="ol" aria-label={m.answers}>
      {replies.map(({ id, who, body, createdAt, status }) => {
        const known = status ? statuses[status] : undefined;
        return (
          <li key={id}>
            <Sheet as="article">
              <Head>
                <span>
                  {who}, {localTime(createdAt)}
                </span>
                {known ? <Status {...known} /> : null}
              </Head>
              <Written>{body}</Written>
            </Sheet>
          </li>
        );
      })}
    </Stack>
  );
}
