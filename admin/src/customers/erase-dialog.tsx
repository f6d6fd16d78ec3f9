import type { SubjectData } from '@lectern/api-client/admin';
import { Button, ButtonRow, Dialog, EmailField, FormDialog } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { showSuccess, useForm } from '../components/index.js';
import { say } from '../say.js';
import { customers as m } from '../messages.js';

const Sheet = styled.div`
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

/** Lists the data that is erased and kept, and asks to type the address: erasure cannot be undone. */
export function EraseDialog({ subject, onErased, onCancel }: EraseDialogProps) {
  const { email, goes, stays, holdsUp } = subject;
  const state = useForm({
    saved: { confirmation: '' },
    send: ({ confirmation }) => api.POST('/api/admin/person/erase', { body: { email, confirmation } }),
    onSaved: () => {
      showSuccess(m.erase.done.title, m.erase.done.text);
      onErased();
    },
  });
  const isSame = state.values.confirmation.trim().toLowerCase() === email;
  if (holdsUp.length > 0) {
    return (
      <Dialog title={m.erase.wait.title} onCancel={onCancel}>
        <Sheet>
          <ul>
            {holdsUp.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <ButtonRow $atEnd>
            <Button kind="main" onClick={onCancel}>
              {m.erase.wait.close}
            </Button>
          </ButtonRow>
        </Sheet>
      </Dialog>
    );
  }
  return (
    <FormDialog {...m.erase.dialog} state={state} kind="danger" isIdle={!isSame} onCancel={onCancel}>
      <Sheet>
        <h3>{m.erase.goes}</h3>
        <ul>
          {goes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {stays.length > 0 ? (
          <>
            <h3>{m.erase.stays}</h3>
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
        <p>{m.erase.warning}</p>
      </Sheet>
      <EmailField
        {...state.field('confirmation')}
        label={say(m.erase.confirmation, { email })}
        autoComplete="off"
        data-first
      />
    </FormDialog>
  );
}
