import { type InboxMessage, noteMessage } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { Button, Panel, showToast, TextArea, Trouble } from '../../parts/index.js';
import { messageIsNow } from './messages-data.js';

const Sheet = styled(Panel)`
  display: grid;
  gap: var(--space-2);
  textarea {
    min-height: 6rem;
  }
`;

/** What those at the desk note of a message. Draw it with the version as its `key`: another's note comes in its place. */
export function MessageNote({ message, mayWrite }: { message: InboxMessage; mayWrite: boolean }) {
  const { id, note, version } = message;
  const [words, setWords] = useState(note);
  const saving = useMutation({
    mutationFn: () => noteMessage(id, words, version),
    onSuccess: (now) => {
      messageIsNow(now);
      showToast({ title: 'The note is saved', tone: 'success' });
    },
  });
  return (
    <Sheet
      as="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <TextArea
        label="Note"
        hint="For you and your helpers alone; the reader never sees it."
        maxLength={5_000}
        readOnly={!mayWrite}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {saving.error ? <Trouble text={sentenceOf(saving.error)} /> : null}
      {mayWrite ? (
        <div>
          <Button type="submit" disabled={words.trim() === note} busy={saving.isPending && 'Saving…'}>
            Save the note
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}
