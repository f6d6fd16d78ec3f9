import { moveMessage } from '@lectern/api-client/admin';
import { Skeleton } from '@lectern/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { sentenceOf } from '../../data.js';
import { localTime } from '../../local-time.js';
import { PageHeading, Panel, Trouble } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { PersonLink } from '../person-link.js';
import { AnswerForm } from './answer-form.js';
import { AnswerList } from './answer-list.js';
import { messageIsNow, useInboxMessage } from './messages-data.js';
import { MessageNote } from './message-note.js';
import { MessageSteps } from './message-steps.js';

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

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

const From = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;

const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Awaited = styled.div`
  display: grid;
  height: 20rem;
`;

/** One message, what was answered, and an answer to be written. */
export function MessagePage({ id }: { id: string }) {
  const { data: message, error, refetch } = useInboxMessage(id);
  const mayAnswer = useStaff().may.includes('messages.answer');
  const { mutate: look } = useMutation({
    mutationFn: () => moveMessage(id, 'read'),
    onSuccess: messageIsNow,
  });
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current || !message) return;
    // Once when it is opened: whoever says later that it is new again means it.
    looked.current = true;
    if (message.state === 'new' && mayAnswer) look();
  }, [message, mayAnswer, look]);
  if (!message) {
    return (
      <>
        <Back href="/">All messages</Back>
        <PageHeading title="Message" />
        {error ? (
          <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Awaited role="status" aria-label="The message is on its way">
            <Skeleton />
          </Awaited>
        )}
      </>
    );
  }
  return (
    <>
      <Back href="/">All messages</Back>
      <PageHeading title={message.subject} />
      <Columns>
        <div>
          <Panel aria-label="What was written">
            <From>
              {message.name}, <PersonLink email={message.email} />, {localTime(message.arrivedAt)}
            </From>
            <Words>{message.message}</Words>
          </Panel>
          <AnswerList replies={message.replies} />
          {mayAnswer && message.state !== 'spam' ? <AnswerForm message={message} /> : null}
        </div>
        <div>
          <MessageSteps message={message} mayMove={mayAnswer} />
          <MessageNote key={message.version} message={message} mayWrite={mayAnswer} />
        </div>
      </Columns>
    </>
  );
}
