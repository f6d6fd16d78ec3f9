import type { InboxMessage } from '@lectern/api-client/admin';
import { Form, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import {
  DiscardDraft,
  Panel,
  showSuccess,
  Stack,
  Status,
  type StatusWords,
  useDraftStore,
  useForm,
  Written,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { cacheMessage } from './inbox-data.js';
import { say } from '../say.js';
import { inbox as m } from '../messages.js';

const newAnswer = () => ({ replyId: crypto.randomUUID() as string, body: '' });

/** Reply form. `replyId` is stable until the reply is sent, so that a repeated request sends it once. */
export function AnswerForm({ message }: { message: InboxMessage }) {
  const { id, name } = message;
  const [fresh, setFresh] = useState(newAnswer);
  const state = useForm({
    saved: fresh,
    differs: ({ body }) => body.trim() !== '',
    drafts: useDraftStore(`answer:${id}`),
    required: { body: m.answer.missing },
    send: ({ body, replyId }) =>
      api.PUT('/api/admin/inbox/{id}/replies/{replyId}', {
        params: { path: { id, replyId } },
        body: { body },
      }),
    onSaved: (now) => {
      setFresh(newAnswer());
      cacheMessage(now);
      showSuccess(m.answer.sent, say(m.answer.to, { email: message.email }));
    },
  });
  return (
    <Panel>
      <Form
        state={state}
        submit={m.answer.submit}
        busy={m.answer.busy}
        more={state.isChanged ? <DiscardDraft state={state} /> : null}
      >
        <TextArea
          {...state.field('body')}
          label={say(m.answer.label, { name })}
          hint={m.answer.hint}
          maxLength={20_000}
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
  queued: { label: m.answer.states.queued, tone: 'busy' },
  sent: { label: m.answer.states.sent, tone: 'good' },
  accepted: { label: m.answer.states.accepted, tone: 'good' },
  bounced: { label: m.answer.states.bounced, tone: 'danger' },
  complained: { label: m.answer.states.complained, tone: 'danger' },
  suppressed: { label: m.answer.states.suppressed, tone: 'caution' },
  withdrawn: { label: m.answer.states.withdrawn, tone: 'caution' },
};

export function AnswerList({ replies }: Pick<InboxMessage, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <Stack as="ol" aria-label={m.answer.list}>
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
