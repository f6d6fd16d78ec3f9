import { Button, VisuallyHidden } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Row } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { controlId } from './use-entry-focus.js';

const Moves = styled(Row)`
  margin-top: var(--space-1);
  gap: 0;
  button {
    min-width: 2.75rem;
    justify-content: center;
    text-decoration: none;
    &:disabled {
      background: none;
    }
  }
`;

const Grip = styled.span`
  min-width: 2.75rem;
  min-height: 2.75rem;
  display: grid;
  place-items: center;
  cursor: grab;
  color: var(--color-muted);
  @media (pointer: coarse) {
    display: none;
  }
`;

interface EntryMovesProps {
  /** Key of the entry. */
  entry: string;
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  /** Undefined if the entry cannot be removed. */
  onRemove: (() => void) | undefined;
  onDragStart: () => void;
}

/** Moves an entry of a list, or removes it. */
export function EntryMoves({ entry, name, at, count, onMove, onRemove, onDragStart }: EntryMovesProps) {
  return (
    <Moves>
      <Grip draggable aria-hidden title={m.entry.drag} onDragStart={onDragStart}>
        ⠿
      </Grip>
      <Button id={controlId(entry, 'up')} kind="bare" disabled={at === 0} onClick={() => onMove(at - 1)}>
        <span aria-hidden>↑</span>
        <VisuallyHidden>{say(m.entry.up, { name })}</VisuallyHidden>
      </Button>
      <Button
        id={controlId(entry, 'down')}
        kind="bare"
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <span aria-hidden>↓</span>
        <VisuallyHidden>{say(m.entry.down, { name })}</VisuallyHidden>
      </Button>
      {onRemove ? (
        <Button id={controlId(entry, 'remove')} kind="bare" onClick={onRemove}>
          <span aria-hidden>✕</span>
          <VisuallyHidden>{say(m.entry.remove, { name })}</VisuallyHidden>
        </Button>
      ) : null}
    </Moves>
  );
}
