import type { SuspectedMessage, SuspectedMessages } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { EmptyState, Heading, Muted, Panel, showSuccess, Stack } from '../components/index.js';
import { localTime } from '../formats.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import { inboxKey, subjectOf } from './inbox-data.js';
import { counted, say } from '../say.js';
import { inbox as m } from '../messages.js';

const heldMessagesKey = ['held messages'];

const Subject = styled.h3`
  margin-bottom: var(--space-half);
  font-size: 1.125rem;
  overflow-wrap: anywhere;
`;

const Words = styled.blockquote`
  max-height: 16rem;
  margin: var(--space-2) 0;
  padding-left: var(--space-2);
  overflow: auto;
  border-left: 3px solid var(--color-line);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Reasons = styled.ul`
  padding-left: 1.25rem;
  color: var(--color-muted);
  font-size: 0.9375rem;
  list-style: disc;
`;

const decisions = {
  clear: {
    call: (id: string) => api.POST('/api/admin/messages/{id}/clear', { params: { path: { id } } }),
    done: m.held.clear.done,
  },
  spam: {
    call: (id: string) => api.POST('/api/admin/messages/{id}/spam', { params: { path: { id } } }),
    done: m.held.spam.done,
  },
};

type Decision = keyof typeof decisions;

function withoutOne(id: string) {
  return (now: SuspectedMessages | undefined) =>
    now && {
      count: Math.max(0, now.count - 1),
      messages: now.messages.filter((message) => message.id !== id),
    };
}

interface HeldMessageProps {
  message: SuspectedMessage;
  /** Moves the focus, because the message leaves the list. */
  onDecided: () => void;
}

function HeldMessage({ message, onDecided }: HeldMessageProps) {
  const { id, name, email, message: text, reasons, receivedAt } = message;
  const subject = subjectOf(message);
  const deciding = useMutation({
    mutationFn: (decision: Decision) => decisions[decision].call(id),
    onSuccess: (_, decision) => {
      onDecided();
      cacheAnswer(heldMessagesKey, withoutOne(id));
      void queryClient.invalidateQueries({ queryKey: heldMessagesKey });
      // A released message is now in the inbox.
      void queryClient.invalidateQueries({ queryKey: inboxKey });
      showSuccess(m.held.thanks, decisions[decision].done);
    },
  });
  const isBusy = (decision: Decision) => deciding.isPending && deciding.variables === decision;
  return (
    <Panel as="article" aria-label={say(m.held.message, { name, subject })}>
      <Subject>{subject}</Subject>
      <Muted>
        {name}, {email}, {localTime(receivedAt)}
      </Muted>
      <Words tabIndex={0}>{text}</Words>
      <p>{m.held.why}</p>
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Reasons>
      <ErrorMessage error={deciding.error} />
      <ButtonRow>
        <Button
          busy={isBusy('clear') && m.held.clear.busy}
          disabled={deciding.isPending}
          onClick={() => deciding.mutate('clear')}
        >
          {m.held.clear.button}
        </Button>
        <Button
          busy={isBusy('spam') && m.held.spam.busy}
          disabled={deciding.isPending}
          onClick={() => deciding.mutate('spam')}
        >
          {m.moves.spam.label}
        </Button>
      </ButtonRow>
    </Panel>
  );
}

const Room = styled.section`
  outline: none;
`;

export function HeldMessages() {
  const { data, error, refetch } = useQuery({
    queryKey: heldMessagesKey,
    queryFn: () => api.GET('/api/admin/messages/suspected'),
    staleTime: 0,
  });
  const room = useRef<HTMLElement>(null);
  return (
    <>
      <Async query={{ data, error, refetch }} label={m.held.loading} heights={['12rem', '12rem']}>
        {(data) => (
          <Room ref={room} tabIndex={-1} aria-label={m.held.label}>
            {data.count > 0 ? (
              <Heading>
                {data.count === 1
                  ? m.held.one
                  : say(m.held.many, { count: counted(data.count, m.held.messages) })}
              </Heading>
            ) : null}
            {data.messages.length === 0 ? (
              <EmptyState {...m.held.empty} />
            ) : (
              <Stack as="ul">
                {data.messages.map((message) => (
                  <li key={message.id}>
                    <HeldMessage message={message} onDecided={() => room.current?.focus()} />
                  </li>
                ))}
              </Stack>
            )}
          </Room>
        )}
      </Async>
    </>
  );
}
