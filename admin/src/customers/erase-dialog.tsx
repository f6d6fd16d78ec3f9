import { eraseSubjectData, type SubjectData } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow, Dialog, ErrorMessage, Field, showSuccess } from '../components/index.js';
import { say } from '../say.js';
import { customers as m } from '../messages.js';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  ul {
    padding-left: 1.25rem;
    list-style: disc;
  }
  h3 {
    font-size: 1rem;
  }
  li span {
    display: block;
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

interface EraseDialogProps {
  subject: SubjectData;
  onErased: () => void;
  onCancel: () => void;
}

/** Says what goes and what stays, and wants the address typed: it cannot be undone. */
export function EraseDialog({ subject, onErased, onCancel }: EraseDialogProps) {
  const { email, goes, stays, holdsUp } = subject;
  const [confirmation, setConfirmation] = useState('');
  const erasing = useMutation({
    mutationFn: () => eraseSubjectData(email, confirmation),
    onSuccess: () => {
      showSuccess(m.itIsErased, m.hadStayNamesNobody);
      onErased();
    },
  });
  const isSame = confirmation.trim().toLowerCase() === email;
  if (holdsUp.length > 0) {
    return (
      <Dialog title={m.thisHasToWait} onCancel={onCancel}>
        <Form as="div">
          <ul>
            {holdsUp.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <ButtonRow $atEnd>
            <Button kind="main" onClick={onCancel}>
              {m.close}
            </Button>
          </ButtonRow>
        </Form>
      </Dialog>
    );
  }
  return (
    <Dialog title={m.eraseThisPerson} onCancel={erasing.isPending ? undefined : onCancel}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame) erasing.mutate();
        }}
      >
        <h3>{m.thisGoesForGood}</h3>
        <ul>
          {goes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {stays.length > 0 ? (
          <>
            <h3>{m.thisStaysWithoutName}</h3>
            <ul>
              {stays.map(({ what, why }) => (
                <li key={what}>
                  {what}
                  <span>{why}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p>{m.emailsWaitBeSent}</p>
        <Field
          label={say(m.typeToEraseIt, { email })}
          type="email"
          autoComplete="off"
          spellCheck={false}
          data-first
          value={confirmation}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        <ErrorMessage error={erasing.error} />
        <ButtonRow $atEnd>
          <Button onClick={onCancel} disabled={erasing.isPending}>
            {m.cancel}
          </Button>
          <Button kind="danger" type="submit" disabled={!isSame} busy={erasing.isPending && m.erasing}>
            {m.eraseForGood}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}
