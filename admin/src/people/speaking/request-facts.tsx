import { changeSpeakingRequest, type SpeakingRequest } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { Answers, Button, Field, TextArea, Trouble } from '../../parts/index.js';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  textarea {
    min-height: 6rem;
  }
`;

interface RequestFactsProps {
  request: SpeakingRequest;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** When and where a talk is to be, and what is noted of it. */
export function RequestFacts({ request, onSaved, onCancel }: RequestFactsProps) {
  const { id, version, subject } = request;
  const [eventOn, setEventOn] = useState(request.eventOn ?? '');
  const [place, setPlace] = useState(request.place);
  const [note, setNote] = useState(request.note);
  const saving = useMutation({
    mutationFn: () => changeSpeakingRequest(id, { eventOn: eventOn || null, place, note, version }),
    onSuccess: onSaved,
  });
  return (
    <Form
      aria-label={`Day, place and note: ${subject}`}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <Field
        label="Day of the event"
        type="date"
        value={eventOn}
        onChange={({ target }) => setEventOn(target.value)}
      />
      <Field label="Place" maxLength={200} value={place} onChange={({ target }) => setPlace(target.value)} />
      <TextArea
        label="Note"
        hint="For you and your helpers alone."
        maxLength={5_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {saving.error ? <Trouble text={sentenceOf(saving.error)} /> : null}
      <Answers>
        <Button kind="main" type="submit" busy={saving.isPending && 'Saving…'}>
          Save
        </Button>
        <Button disabled={saving.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </Answers>
    </Form>
  );
}
