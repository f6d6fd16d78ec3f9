import { changeOrderNote, type Order, type OrderNote, writeOrderNote } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  ButtonRow,
  ErrorMessage,
  Heading,
  Panel,
  showSuccess,
  TextArea,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { useOrderAction } from './orders-data.js';
import { orders as m } from '../messages.js';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
`;

const Note = styled.li`
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-line);
  overflow-wrap: anywhere;
  > p:first-child {
    white-space: pre-line;
  }
`;

const Small = styled.p`
  color: var(--color-muted);
  font-size: 0.875rem;
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-1);
  textarea {
    min-height: 5rem;
  }
`;

function NewNote({ orderId }: { orderId: string }) {
  const [noteId, setNoteId] = useState(() => crypto.randomUUID() as string);
  const [body, setBody] = useState('');
  const writing = useOrderAction(
    orderId,
    (text: string) => writeOrderNote(orderId, noteId, text),
    () => {
      setBody('');
      setNoteId(crypto.randomUUID());
    },
  );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() && !writing.isPending) writing.mutate(body.trim());
      }}
    >
      <TextArea
        label={m.newNote}
        hint={m.onlyYouYourHelpers}
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <ErrorMessage error={writing.error} />
      <ButtonRow>
        <Button type="submit" busy={writing.isPending && m.keeping} disabled={!body.trim()}>
          {m.keepTheNote}
        </Button>
      </ButtonRow>
    </Form>
  );
}

interface NoteEditorProps {
  orderId: string;
  note: OrderNote;
  onClose: () => void;
}

function NoteEditor({ orderId, note, onClose }: NoteEditorProps) {
  const [{ id, version }] = useState(note);
  const [body, setBody] = useState(note.body);
  const changing = useOrderAction(
    orderId,
    (text: string) => changeOrderNote(orderId, id, text, version),
    () => {
      onClose();
      showSuccess(m.theNoteIsChanged);
    },
  );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() && !changing.isPending) changing.mutate(body.trim());
      }}
    >
      <TextArea
        label={m.note}
        autoFocus
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <ErrorMessage error={changing.error} />
      <ButtonRow>
        <Button type="submit" kind="main" busy={changing.isPending && m.keeping} disabled={!body.trim()}>
          {m.keepIt}
        </Button>
        <Button onClick={onClose} disabled={changing.isPending}>
          {m.cancel}
        </Button>
      </ButtonRow>
    </Form>
  );
}

/** What the staff wants remembered of an order. */
export function OrderNotes({ order }: { order: Order }) {
  const mayServe = useStaff().may.includes('orders.serve');
  const [editedId, setEditedId] = useState<string | null>(null);
  return (
    <Panel aria-labelledby="order-notes">
      <Heading id="order-notes">{m.notes}</Heading>
      {order.notes.length > 0 ? (
        <List>
          {order.notes.map((note) => (
            <Note key={note.id}>
              {editedId === note.id ? (
                <NoteEditor orderId={order.id} note={note} onClose={() => setEditedId(null)} />
              ) : (
                <>
                  <p>{note.body}</p>
                  <Small>
                    {note.author}, {localTime(note.createdAt)}
                    {note.editedAt ? `. Changed by ${note.editedBy}, ${localTime(note.editedAt)}` : ''}
                  </Small>
                  {mayServe ? (
                    <Button kind="bare" onClick={() => setEditedId(note.id)}>
                      {m.change}
                    </Button>
                  ) : null}
                </>
              )}
            </Note>
          ))}
        </List>
      ) : null}
      {mayServe ? <NewNote orderId={order.id} /> : null}
    </Panel>
  );
}
