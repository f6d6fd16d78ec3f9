import type { ContentField } from '@lectern/api-client/admin';
import { Button, FieldError, FieldHint, VisuallyHidden } from '@lectern/ui/kit';
import { type DragEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Row, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import type { FieldNode } from './field-tree.js';
import { entryName, labelOf } from './field-words.js';
import { keyOf, type ModelField } from './places.js';
import { type FieldActions, ValueField } from './value-field.js';

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

const Moves = styled(Row)`
  margin-top: var(--space-1);
  gap: 0;
  button {
    min-width: 2.75rem;
    justify-content: center;
    text-decoration: none;
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

interface ListFieldProps {
  node: FieldNode;
  form: FormState;
  actions: FormActions;
}

/** Entries of a list: added, removed and moved by buttons, or by dragging. */
function ListField({ node, form, actions }: ListFieldProps) {
  const { field, entries = [], model } = node;
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const order = entries.map(({ id }) => id);
  const label = labelOf(field);
  const { disabled } = form;
  const move = (from: number, to: number) => {
    const next = order.toSpliced(from, 1);
    actions.order(field, next.toSpliced(to, 0, order[from] ?? ''));
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null && dragged !== to) move(dragged, to);
    setDragged(null);
    setTarget(null);
  };
  const error = form.errors.get(keyOf(field));
  return (
    <div role="group" aria-label={label} id={keyOf(field)}>
      <Stack $gap={1}>
        <strong>{label}</strong>
        {error ? <FieldError>{error}</FieldError> : null}
        <List>
          {entries.map((entry, at) => {
            const name = entryName(entry.nodes, at);
            return (
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
                <FieldNodes nodes={entry.nodes} form={form} actions={actions} />
                {disabled ? null : (
                  <Moves>
                    <Grip draggable aria-hidden title={m.entry.drag} onDragStart={() => setDragged(at)}>
                      ⠿
                    </Grip>
                    <Button kind="bare" disabled={at === 0} onClick={() => move(at, at - 1)}>
                      <span aria-hidden>↑</span>
                      <VisuallyHidden>{say(m.entry.up, { name })}</VisuallyHidden>
                    </Button>
                    <Button kind="bare" disabled={at === order.length - 1} onClick={() => move(at, at + 1)}>
                      <span aria-hidden>↓</span>
                      <VisuallyHidden>{say(m.entry.down, { name })}</VisuallyHidden>
                    </Button>
                    <Button kind="bare" onClick={() => actions.removeEntry(field, order, at, name)}>
                      <span aria-hidden>✕</span>
                      <VisuallyHidden>{say(m.entry.remove, { name })}</VisuallyHidden>
                    </Button>
                  </Moves>
                )}
              </Entry>
            );
          })}
        </List>
        {disabled ? null : (
          <Row>
            {model ? (
              <Button onClick={() => actions.addEntry(field, order, model)}>
                {say(m.entry.add, { list: label })}
              </Button>
            ) : (
              <FieldHint>{m.entry.noModel}</FieldHint>
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
  addEntry: (field: ContentField, order: readonly string[], model: readonly ModelField[]) => void;
  removeEntry: (field: ContentField, order: readonly string[], at: number, name: string) => void;
}

interface FieldNodesProps {
  nodes: readonly FieldNode[];
  form: FormState;
  actions: FormActions;
}

export function FieldNodes({ nodes, form, actions }: FieldNodesProps) {
  return (
    <Stack $gap={2}>
      {nodes.map((node) => {
        const key = keyOf(node.field);
        if (node.entries) return <ListField key={key} node={node} form={form} actions={actions} />;
        const error = form.errors.get(key);
        return (
          <ValueField key={key} field={node.field} actions={actions} error={error} disabled={form.disabled} />
        );
      })}
    </Stack>
  );
}
