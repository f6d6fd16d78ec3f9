import type { Order, OrderNote } from '@lectern/api-client/admin';
import { Button, Form, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { Heading, Muted, Panel, showSuccess, Stack } from '../components/index.js';
import { localTime } from '../formats.js';
import { FormStatus, SavingNotices, unsent, useSavedForm } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { say } from '../say.js';
import { actOnOrder, fetchOrder } from './orders-data.js';
import { orders as m } from '../messages.js';

const Note = styled.li`
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-line);
  overflow-wrap: anywhere;
  > p:first-child {
    white-space: pre-line;
  }
`;

const freshNote = () => unsent({ noteId: crypto.randomUUID() as string, body: '' });

interface Written {
  body: string;
}

const isSame = (one: Written, other: Written): boolean => one.body.trim() === other.body.trim();

const textOf = ({ body }: Written): string => body;

function NewNote({ orderId }: { orderId: string }) {
  const [fresh] = useState(freshNote);
  const state = useSavedForm({
    name: `order-note:${orderId}`,
    saved: fresh,
    isSame,
    required: { body: m.notes.error },
    send: ({ body, noteId }) =>
      actOnOrder(orderId, () =>
        api.POST('/api/admin/orders/{id}/notes', {
          params: { path: { id: orderId } },
          body: { noteId, body },
        }),
      ),
    savedOf: freshNote,
  });
  return (
    <Form
      state={state}
      kind="plain"
      submit={m.notes.new.submit}
      busy={m.notes.busy}
      isIdle={!state.values.body.trim()}
      more={<FormStatus form={state} />}
    >
      <SavingNotices saving={state.saving} textOf={textOf} />
      <TextArea
        {...state.field('body')}
        label={m.notes.new.label}
        readOnly={state.isBusy}
        hint={m.notes.new.hint}
        maxLength={2_000}
        rows={3}
      />
    </Form>
  );
}

const savedNote = ({ body, version, author, createdAt, editedBy, editedAt }: OrderNote) => ({
  ...{ value: { body }, revision: version },
  ...{ savedAt: editedAt ?? createdAt, who: editedBy ?? author },
});

const noteIn = ({ notes }: Order, note: OrderNote) =>
  savedNote(notes.find(({ id }) => id === note.id) ?? note);

interface NoteEditorProps {
  orderId: string;
  note: OrderNote;
  onClose: () => void;
}

function NoteEditor({ orderId, note, onClose }: NoteEditorProps) {
  const state = useSavedForm<Written, Order>({
    name: `order-note:${orderId}:${note.id}`,
    saved: savedNote(note),
    isSame,
    load: async () => noteIn(await fetchOrder(orderId), note),
    required: { body: m.notes.error },
    send: ({ body }, version) =>
      actOnOrder(orderId, () =>
        api.PUT('/api/admin/orders/{id}/notes/{noteId}', {
          params: { path: { id: orderId, noteId: note.id } },
          body: { body, version },
        }),
      ),
    savedOf: (order) => noteIn(order, note),
    onSaved: () => {
      onClose();
      showSuccess(m.notes.saved);
    },
  });
  return (
    <Form
      state={state}
      submit={m.notes.submit}
      busy={m.notes.busy}
      isIdle={!state.values.body.trim()}
      onCancel={() => {
        state.discard();
        onClose();
      }}
      more={<FormStatus form={state} />}
    >
      <SavingNotices saving={state.saving} textOf={textOf} />
      <TextArea {...state.field('body')} label={m.notes.label} autoFocus maxLength={2_000} rows={3} />
    </Form>
  );
}

export function OrderNotes({ order }: { order: Order }) {
  const mayServe = useStaff().may.includes('orders.serve');
  const [editedId, setEditedId] = useState<string | null>(null);
  return (
    <Panel aria-labelledby="order-notes" data-screen-only={order.notes.length > 0 ? undefined : ''}>
      <Heading id="order-notes">{m.notes.title}</Heading>
      {order.notes.length > 0 ? (
        <Stack as="ul" $below={2}>
          {order.notes.map((note) => (
            <Note key={note.id}>
              {editedId === note.id ? (
                <NoteEditor orderId={order.id} note={note} onClose={() => setEditedId(null)} />
              ) : (
                <>
                  <p>{note.body}</p>
                  <Muted>
                    {note.author}, {localTime(note.createdAt)}
                    {note.editedAt
                      ? say(m.notes.changed, {
                          editedBy: note.editedBy ?? '',
                          editedAt: localTime(note.editedAt),
                        })
                      : ''}
                  </Muted>
                  {mayServe ? (
                    <Button kind="bare" onClick={() => setEditedId(note.id)}>
                      {m.notes.change}
                    </Button>
                  ) : null}
                </>
              )}
            </Note>
          ))}
        </Stack>
      ) : null}
      {mayServe ? <NewNote orderId={order.id} /> : null}
    </Panel>
  );
}
