import { Button, FieldError, VisuallyHidden } from '@lectern/ui/kit';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

import { type Done, Muted, Row, Stack, UndoBar } from '../components/index.js';
import { books as m, siteEditing } from '../messages.js';
import { say } from '../say.js';
import { EntryMoves } from '../site-editing/entry-moves.js';
import { controlId, useEntryFocus } from '../site-editing/use-entry-focus.js';

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $isTarget: boolean }>`
  padding: var(--space-2);
  border: 1px solid ${({ $isTarget }) => ($isTarget ? 'var(--color-accent)' : 'var(--color-line)')};
  border-radius: var(--radius-small);
  background: var(--color-background);
`;

/** Keys of entries that have no id: an entry keeps its key when it moves. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [next, setNext] = useState(0);
  const current = Array.from({ length: count }, (_, at) => keys[at] ?? `first-${at}`);
  const fresh = () => {
    setNext(next + 1);
    return `new-${next}`;
  };
  return { keys: current, setKeys, fresh };
}

interface EntryListProps<Entry> {
  label: string;
  /** Place of the list in the book, as errors of the server name it. */
  field?: string;
  error?: string | null | undefined;
  entries: readonly Entry[];
  nameOf: (entry: Entry, at: number) => string;
  disabled: boolean;
  none?: string;
  /** New entries, each with the label of its button. */
  adds: readonly { label: string; create: () => Entry }[];
  isFixed?: (entry: Entry) => boolean;
  onEntries: (entries: readonly Entry[]) => void;
  children: (entry: Entry, at: number, onEntry: (entry: Entry) => void) => ReactNode;
}

/** Entries that are added, removed, and moved by buttons or by dragging. A removed one can be brought back. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { label, field, error, entries, nameOf, disabled, none, adds, isFixed, onEntries, children } = props;
  const id = useId();
  const { keys, setKeys, fresh } = useKeys(entries.length);
  const focus = useEntryFocus(keys);
  const [status, setStatus] = useState('');
  const [undo, setUndo] = useState<(Done & { key: string }) | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const place = (key: string | undefined) => `${id} ${key ?? ''}`;
  const write = (next: readonly Entry[], nextKeys: readonly string[]) => {
    setKeys(nextKeys);
    onEntries(next);
  };
  const move = (from: number, to: number) => {
    const [entry, key] = [entries[from], keys[from]];
    if (entry === undefined || key === undefined) return;
    write(entries.toSpliced(from, 1).toSpliced(to, 0, entry), keys.toSpliced(from, 1).toSpliced(to, 0, key));
    setUndo(null);
    setStatus(
      say(siteEditing.entry.moved, { name: nameOf(entry, from), place: to + 1, count: entries.length }),
    );
  };
  const press = (from: number, to: number) => {
    const [up, down] = [controlId(place(keys[from]), 'up'), controlId(place(keys[from]), 'down')];
    focus(to < from ? [up, down] : [down, up]);
    move(from, to);
  };
  const remove = (entry: Entry, at: number) => {
    const next = keys[at + 1] ?? keys[at - 1];
    focus([...(next ? [controlId(place(next), 'remove')] : []), controlId(id, 'add')]);
    write(entries.toSpliced(at, 1), keys.toSpliced(at, 1));
    setUndo({
      key: keys[at] ?? '',
      text: say(siteEditing.entry.removed, { name: nameOf(entry, at) }),
      undo: async () => write(entries, keys),
    });
  };
  const add = (create: () => Entry) => {
    setUndo(null);
    write([...entries, create()], [...keys, fresh()]);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null && dragged !== to) move(dragged, to);
    setDragged(null);
    setTarget(null);
  };
  const replace = (at: number) => (entry: Entry) => {
    setUndo(null);
    onEntries(entries.with(at, entry));
  };
  return (
    <Stack $gap={1} role="group" aria-label={label} data-field={field} tabIndex={field ? -1 : undefined}>
      {error ? <FieldError>{error}</FieldError> : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {undo ? <UndoBar key={undo.key} done={undo} onUndone={() => setUndo(null)} /> : null}
      {entries.length === 0 && none ? <Muted>{none}</Muted> : null}
      {entries.length > 0 ? (
        <List>
          {entries.map((entry, at) => (
            <Item
              key={keys[at]}
              $isTarget={target === at && dragged !== null}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setTarget(at);
              }}
              onDrop={(event) => drop(event, at)}
            >
              {children(entry, at, replace(at))}
              {disabled ? null : (
                <EntryMoves
                  entry={place(keys[at])}
                  name={say(m.entry.name, { name: nameOf(entry, at) })}
                  at={at}
                  count={entries.length}
                  onMove={(to) => press(at, to)}
                  onRemove={isFixed?.(entry) ? undefined : () => remove(entry, at)}
                  onDragStart={() => setDragged(at)}
                />
              )}
            </Item>
          ))}
        </List>
      ) : null}
      {disabled ? null : (
        <Row>
          {adds.map((each, at) => (
            <Button
              key={each.label}
              id={at === 0 ? controlId(id, 'add') : undefined}
              onClick={() => add(each.create)}
            >
              {each.label}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
