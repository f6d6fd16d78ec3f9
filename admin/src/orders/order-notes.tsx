import type { Order, OrderNote } from '@lectern/api-client/admin';
import { Button, Form, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import {
  DiscardDraft,
  Heading,
  Muted,
  Panel,
  showSuccess,
  Stack,
  useDraftStore,
  useForm,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { say } from '../say.js';
import { actOnOrder } from './orders-data.js';
import { orders as m } from '../messages.js';

const Note = styled.li`
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-line);
  overflow-wrap: anywhere;
  > p:first-child {
    white-space: pre-line;
  }
`;

const freshNote = () => ({ noteId: crypto.randomUUID() as string, body: '' });

function NewNote({ orderId }: { orderId: string }) {
  const [fresh, setFresh] = useState(freshNote);
  const state = useForm({
    saved: fresh,
    differs: ({ body }) => body.trim() !== '',
    drafts: useDraftStore(`order-note:${orderId}`),
    required: { body: m.notes.error },
    send: ({ body, noteId }) =>
      actOnOrder(orderId, () =>
        api.POST('/api/admin/orders/{id}/notes', {
          params: { path: { id: orderId } },
          body: { noteId, body },
        }),
      ),
    onSaved: () => setFresh(freshNote()),
  });
  return (
    <Form
      state={state}
      kind="plain"
      submit={m.notes.new.submit}
      busy={m.notes.busy}
      isIdle={!state.values.body.trim()}
      more={state.isChanged ? <DiscardDraft state={state} /> : null}
    >
      <TextArea
        {...state.field('body')}
        label={m.notes.new.label}
        hint={m.notes.new.hint}
        maxLength={2_000}
        rows={3}
      />
    </Form>
  );
}

interface NoteEditorProps {
  orderId: string;
  note: OrderNote;
  onClose: () => void;
}

function NoteEditor({ orderId, note, onClose }: NoteEditorProps) {
  const state = useForm({
    saved: { body: note.body },
    version: note.version,
    required: { body: m.notes.error },
    send: ({ body }, version) =>
      actOnOrder(orderId, () =>
        api.PUT('/api/admin/orders/{id}/notes/{noteId}', {
          params: { path: { id: orderId, noteId: note.id } },
          body: { body, version },
        }),
      ),
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
      onCancel={onClose}
    >
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
