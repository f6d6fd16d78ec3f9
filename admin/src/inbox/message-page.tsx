import type { InboxMessage, ThreadState } from '@lectern/api-client/admin';
import { Async, Button, ErrorMessage, Select } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { api } from '../api.js';
import {
  type Done,
  LineLink,
  PageHeading,
  Panel,
  Stack,
  Status,
  UndoBar,
  Written,
} from '../components/index.js';
import { CustomerLink } from '../customers/customer-link.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { AnswerForm, AnswerList } from './answers.js';
import {
  cacheMessage,
  transitionsOf,
  stateWords,
  subjectOf,
  useInboxMessage,
  useTopics,
} from './inbox-data.js';
import { MessageNote } from './message-note.js';
import { inbox as m } from '../messages.js';
import { isOn } from '../shop.js';

const ActionsSheet = styled(Panel)`
  display: grid;
  gap: var(--space-2);
`;

function MessageActions({ message, mayMove }: { message: InboxMessage; mayMove: boolean }) {
  const { id, state, topic } = message;
  const topics = useTopics();
  const [done, setDone] = useState<Done | null>(null);
  const moving = useMutation({
    mutationFn: ({ to }: { to: ThreadState; done: string }) =>
      api.PUT('/api/admin/inbox/{id}/state', { params: { path: { id } }, body: { state: to } }),
    onMutate: () => setDone(null),
    onSuccess: (now, { done }) => {
      cacheMessage(now);
      setDone({
        text: done,
        undo: async () =>
          cacheMessage(
            await api.PUT('/api/admin/inbox/{id}/state', { params: { path: { id } }, body: { state } }),
          ),
      });
    },
  });
  const filing = useMutation({
    mutationFn: (next: string) =>
      api.PUT('/api/admin/inbox/{id}/topic', { params: { path: { id } }, body: { topic: next } }),
    onSuccess: cacheMessage,
  });
  return (
    <ActionsSheet aria-label={m.message.actions}>
      <p>
        <Status {...stateWords[state]} />
      </p>
      <Select
        label={m.message.topic}
        value={topic}
        disabled={!mayMove || filing.isPending}
        options={{ [topic]: topic, ...topics }}
        onValue={(next) => filing.mutate(next)}
      />
      {topic === 'speaking' && isOn('speaking') ? (
        <Link href="~/admin/people/speaking">{m.message.speaking}</Link>
      ) : null}
      <ErrorMessage error={moving.error ?? filing.error} />
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      {mayMove ? (
        <Stack $gap={1}>
          {transitionsOf[state].map((move) => (
            <Button key={move.to} disabled={moving.isPending} onClick={() => moving.mutate(move)}>
              {move.label}
            </Button>
          ))}
        </Stack>
      ) : null}
    </ActionsSheet>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    align-items: start;
  }
  > div {
    display: grid;
    gap: var(--space-3);
  }
`;

const From = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;

export function MessagePage({ id }: { id: string }) {
  const { data: message, error, refetch } = useInboxMessage(id);
  const mayAnswer = useStaff().may.includes('messages.answer');
  const { mutate: look } = useMutation({
    mutationFn: () =>
      api.PUT('/api/admin/inbox/{id}/state', { params: { path: { id } }, body: { state: 'read' } }),
    onSuccess: cacheMessage,
  });
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current || !message) return;
    // Marks the message as read once, so that a user can mark it as new again.
    looked.current = true;
    if (message.state === 'new' && mayAnswer) look();
  }, [message, mayAnswer, look]);
  return (
    <>
      <LineLink href="/">{m.message.back}</LineLink>
      <PageHeading title={message ? subjectOf(message) : m.message.title} />
      <Async query={{ data: message, error, refetch }} label={m.message.loading} heights={['20rem']}>
        {(message) => (
          <Columns>
            <div>
              <Panel aria-label={m.message.label}>
                <From>
                  {message.name}, <CustomerLink email={message.email} />, {localTime(message.arrivedAt)}
                </From>
                <Written>{message.message}</Written>
              </Panel>
              <AnswerList replies={message.replies} />
              {mayAnswer && message.state !== 'spam' ? (
                <AnswerForm key={message.id} message={message} />
              ) : null}
            </div>
            <div>
              <MessageActions message={message} mayMove={mayAnswer} />
              <MessageNote key={message.id} message={message} mayWrite={mayAnswer} />
            </div>
          </Columns>
        )}
      </Async>
    </>
  );
}
