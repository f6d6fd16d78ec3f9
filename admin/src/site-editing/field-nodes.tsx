import type { ContentField } from '@lectern/api-client/admin';
import { Button, FieldError, FieldHint, VisuallyHidden } from '@lectern/ui/kit';
import { type DragEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Row, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import type { FieldNode } from './field-tree.js';
import { partsOf } from './field-groups.js';
import { EntryMoves } from './entry-moves.js';
import { entryName, labelOf, nameOf } from './field-words.js';
import { keyOf } from './places.js';
import type { FieldActions } from './field-props.js';
import { controlId, useEntryFocus } from './use-entry-focus.js';
import { ValueField } from './value-field.js';

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
  list-style: none;
`;

const Entry = styled.li<{ $isTarget: boolean }>`
  padding: var(--space-1);
  border: 1px solid ${({ $isTarget }) => ($isTarget ? 'var(--color-accent)' : 'var(--color-line)')};
  border-radius: var(--radius-small);
  background: var(--color-background);
`;

const Part = styled.fieldset`
  min-width: 0;
  padding: 0 0 0 var(--space-1);
  border: 0;
  border-left: 2px solid var(--color-line);
  > legend {
    margin-bottom: var(--space-1);
    padding: 0;
    color: var(--color-muted);
    font: 600 0.9375rem/1.4 var(--font-control);
  }
`;

interface ListFieldProps {
  node: FieldNode;
  /** The group or part around it has the same name. */
  isNamed: boolean;
  form: FormState;
  actions: FormActions;
}

/** Entries of a list: added, removed and moved by buttons, or by dragging. */
function ListField({ node, isNamed, form, actions }: ListFieldProps) {
  const { field, entries = [] } = node;
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const order = entries.map(({ id }) => id);
  const label = labelOf(field);
  const { disabled } = form;
  const [moved, setMoved] = useState('');
  const focus = useEntryFocus(order);
  const key = keyOf(field);
  const { fixedEntries } = field;
  const nameAt = (at: number) => fixedEntries?.[order[at] ?? ''] ?? entryName(entries[at]?.nodes ?? [], at);
  const move = (from: number, to: number) => {
    const id = order[from] ?? '';
    actions.order(field, order.toSpliced(from, 1).toSpliced(to, 0, id));
    setMoved(say(m.entry.moved, { name: nameAt(from), place: to + 1, count: order.length }));
  };
  const press = (from: number, to: number) => {
    const entry = `${key}/${order[from]}`;
    const up = controlId(entry, 'up');
    const down = controlId(entry, 'down');
    focus(to < from ? [up, down] : [down, up]);
    move(from, to);
  };
  const remove = (at: number) => {
    const next = order[at + 1] ?? order[at - 1];
    focus([...(next ? [controlId(`${key}/${next}`, 'remove')] : []), controlId(key, 'add')]);
    actions.removeEntry(field, order, at, nameAt(at));
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null && dragged !== to) move(dragged, to);
    setDragged(null);
    setTarget(null);
  };
  const error = form.errors.get(key);
  return (
    <div role="group" aria-label={label} id={key}>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <Stack $gap={1}>
        {isNamed ? null : <strong>{label}</strong>}
        {error ? <FieldError>{error}</FieldError> : null}
        <List>
          {entries.map((entry, at) => (
            <Entry
              key={entry.id}
              $isTarget={target === at && dragged !== null}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setTarget(at);
              }}
              onDrop={(event) => drop(event, at)}
            >
              {fixedEntries ? <p>{nameAt(at)}</p> : null}
              <FieldNodes
                nodes={entry.nodes}
                around={`${field.pointer}/${entry.id}`}
                form={form}
                actions={actions}
              />
              {disabled ? null : (
                <EntryMoves
                  entry={`${key}/${entry.id}`}
                  name={nameAt(at)}
                  at={at}
                  count={order.length}
                  onMove={(to) => press(at, to)}
                  onRemove={fixedEntries ? undefined : () => remove(at)}
                  onDragStart={() => setDragged(at)}
                />
              )}
            </Entry>
          ))}
        </List>
        {disabled ? null : (
          <Row>
            {fixedEntries ? null : field.entry ? (
              <Button id={controlId(key, 'add')} onClick={() => actions.addEntry(field, order)}>
                {say(m.entry.add, { list: label })}
              </Button>
            ) : (
              <FieldHint>{m.entry.closed}</FieldHint>
            )}
            {order.join() === (field.baseEntryIds ?? []).join() ? null : (
              <Button kind="bare" onClick={() => actions.reset(field)}>
                {m.field.reset}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </div>
  );
}

export interface FormState {
  errors: ReadonlyMap<string, string>;
  disabled: boolean;
}

export interface FormActions extends FieldActions {
  order: (field: ContentField, order: readonly string[]) => void;
  addEntry: (field: ContentField, order: readonly string[]) => void;
  removeEntry: (field: ContentField, order: readonly string[], at: number, name: string) => void;
}

interface FieldNodesProps {
  nodes: readonly FieldNode[];
  /** The group that they are in, or the pointer of their entry. */
  around: string;
  form: FormState;
  actions: FormActions;
}

export function FieldNodes({ nodes, around, form, actions }: FieldNodesProps) {
  const shown = (node: FieldNode) => {
    const key = keyOf(node.field);
    const isNamed = nodes.length === 1 && nameOf(around) === labelOf(node.field);
    if (node.entries) return <ListField key={key} {...{ node, isNamed, form, actions }} />;
    const error = form.errors.get(key);
    return (
      <ValueField key={key} field={node.field} actions={actions} error={error} disabled={form.disabled} />
    );
  };
  return (
    <Stack $gap={2}>
      {partsOf(nodes, around).map((part) =>
        part.name === null ? (
          part.nodes.map(shown)
        ) : (
          <Part key={part.key}>
            <legend>{part.name}</legend>
            <Stack $gap={2}>{part.nodes.map(shown)}</Stack>
          </Part>
        ),
      )}
    </Stack>
  );
}
