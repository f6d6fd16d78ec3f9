import type { InboxMessage } from '@lectern/api-client/admin';
import { Form, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { Panel, showSuccess, Stack, Status, type StatusWords, Written } from '../components/index.js';
import { localTime } from '../formats.js';
import { FormStatus, SavingNotices, unsent, useSavedForm } from '../saving/index.js';
import { cacheMessage } from './inbox-data.js';
import { say } from '../say.js';
import { inbox as m } from '../messages.js';

const newAnswer = () => unsent({ replyId: crypto.randomUUID() as string, body: '' });

type Answer = ReturnType<typeof newAnswer>['value'];

const isSame = (one: Answer, other: Answer): boolean => one.body.trim() === other.body.trim();

/** Reply form. `replyId` is stable until the reply is sent, so that a repeated request sends it once. */
export function AnswerForm({ message }: { message: InboxMessage }) {
  const { id, name } = message;
  const [fresh] = useState(newAnswer);
  const state = useSavedForm({
    name: `answer:${id}`,
    saved: fresh,
    isSame,
    required: { body: m.answer.missing },
    send: ({ body, replyId }) =>
      api.PUT('/api/admin/inbox/{id}/replies/{replyId}', {
        params: { path: { id, replyId } },
        body: { body },
      }),
    savedOf: newAnswer,
    onSaved: (now) => {
      cacheMessage(now);
      showSuccess(m.answer.sent, say(m.answer.to, { email: message.email }));
    },
  });
  return (
    <Panel>
      <Form state={state} submit={m.answer.submit} busy={m.answer.busy} more={<FormStatus form={state} />}>
        <SavingNotices saving={state.saving} textOf={({ body }) => body} />
        <TextArea
          {...state.field('body')}
          readOnly={state.isBusy}
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
