import {
  fileMessage,
  type InboxMessage,
  type MessageTopic,
  moveMessage,
  type ThreadState,
} from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { sentenceOf } from '../../data.js';
import { Button, Panel, SelectField, StatusBadge, Trouble } from '../../parts/index.js';
import { type Done, UndoBar } from '../undo-bar.js';
import { movesOf, stateWords, topicWords } from './message-words.js';
import { messageIsNow } from './messages-data.js';

const Sheet = styled(Panel)`
  display: grid;
  gap: var(--space-2);
`;

const Moves = styled.div`
  display: grid;
  gap: var(--space-1);
`;

/** How a message stands, what it is about, and what may be said of it next. */
export function MessageSteps({ message, mayMove }: { message: InboxMessage; mayMove: boolean }) {
  const { id, state, topic } = message;
  const [done, setDone] = useState<Done | null>(null);
  const moving = useMutation({
    mutationFn: ({ to }: { to: ThreadState; told: string }) => moveMessage(id, to),
    onMutate: () => setDone(null),
    onSuccess: (now, { told }) => {
      messageIsNow(now);
      setDone({ text: told, undo: async () => messageIsNow(await moveMessage(id, state)) });
    },
  });
  const filing = useMutation({
    mutationFn: (next: MessageTopic) => fileMessage(id, next),
    onSuccess: messageIsNow,
  });
  const trouble = moving.error ?? filing.error;
  return (
    <Sheet aria-label="What to do with it">
      <p>
        <StatusBadge $tone={stateWords[state].tone}>{stateWords[state].label}</StatusBadge>
      </p>
      <SelectField
        label="It is about"
        value={topic}
        disabled={!mayMove || filing.isPending}
        onChange={({ target }) => filing.mutate(target.value as MessageTopic)}
      >
        {Object.entries(topicWords).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {topic === 'speaking' ? (
        <Link href="~/admin/people/speaking">See it among the speaking requests</Link>
      ) : null}
      {trouble ? <Trouble text={sentenceOf(trouble)} /> : null}
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      {mayMove ? (
        <Moves>
          {movesOf[state].map((move) => (
            <Button key={move.to} disabled={moving.isPending} onClick={() => moving.mutate(move)}>
              {move.label}
            </Button>
          ))}
        </Moves>
      ) : null}
    </Sheet>
  );
}
