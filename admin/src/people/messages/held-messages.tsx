import { fetchSuspectedMessages } from '@lectern/api-client/admin';
import { Skeleton } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { EmptyState, Trouble } from '../../parts/index.js';
import { counted } from '../../counted.js';
import { HeldMessage } from './held-message.js';
import { heldMessagesKey } from './held-messages-key.js';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

const Room = styled.section`
  outline: none;
`;

const Count = styled.h2`
  margin-bottom: var(--space-2);
  font-size: 1.125rem;
`;

const Awaited = styled.div`
  display: grid;
  gap: var(--space-2);
  > * {
    height: 12rem;
  }
`;

/** What the contact page held back: somebody looks, and says what it is. */
export function HeldMessages() {
  const { data, error, refetch } = useQuery({
    queryKey: heldMessagesKey,
    queryFn: fetchSuspectedMessages,
    staleTime: 0,
  });
  const room = useRef<HTMLElement>(null);
  return (
    <>
      {error && !data ? (
        <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Awaited role="status" aria-label="The messages are on their way">
          <Skeleton />
          <Skeleton />
        </Awaited>
      ) : (
        <Room ref={room} tabIndex={-1} aria-label="Held back">
          {data.count > 0 ? (
            <Count>{data.count === 1 ? 'One message waits' : `${counted(data.count, 'message')} wait`}</Count>
          ) : null}
          {data.messages.length === 0 ? (
            <EmptyState title="Nothing is held back">
              A message that looks like advertising is kept here instead of being sent on to you. Nothing is
              lost: you decide.
            </EmptyState>
          ) : (
            <List>
              {data.messages.map((message) => (
                <li key={message.id}>
                  <HeldMessage message={message} onDecided={() => room.current?.focus()} />
                </li>
              ))}
            </List>
          )}
        </Room>
      )}
    </>
  );
}
