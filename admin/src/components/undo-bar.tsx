import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { components as m } from '../messages.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  margin-bottom: var(--space-2);
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-line);
  border-left: 4px solid var(--color-success);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

export interface Done {
  text: string;
  undo: () => Promise<unknown>;
}

interface UndoBarProps {
  done: Done;
  onUndone: () => void;
}

/** Names an action and offers to undo it. Use a `key` per action. */
export function UndoBar({ done, onUndone }: UndoBarProps) {
  const undoing = useMutation({ mutationFn: done.undo, onSuccess: onUndone });
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up function.
    void bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <Bar ref={bar} role="status">
        <span>{done.text}</span>
        <Button kind="bare" busy={undoing.isPending && m.undo.busy} onClick={() => undoing.mutate()}>
          {m.undo.button}
        </Button>
      </Bar>
      <ErrorMessage error={undoing.error} />
    </>
  );
}
