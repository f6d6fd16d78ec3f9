import { changePassword } from '@lectern/api-client/admin';
import { useRef, useState } from 'react';
import { Button, showToast } from '../parts/index.js';
import { FormSheet } from '../session/form-sheet.js';
import { PasswordField } from '../session/password-field.js';
import { useForm } from '../session/use-form.js';
import { refreshAccount } from './account-data.js';
import { Choices, Part } from './part.js';

/** A new password, for whoever knows the old one. */
export function PasswordPanel({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const state = useForm({
    required: { oldPassword: 'Please enter your password', newPassword: 'Please choose a new password' },
    send: async ({ oldPassword = '', newPassword = '' }) => {
      await changePassword({ oldPassword, newPassword });
      setOpen(false);
      part.current?.focus();
      void refreshAccount();
      showToast({
        title: 'Your password is changed',
        description: 'All other sessions have ended. A letter tells you, too.',
        tone: 'success',
      });
    },
  });
  return (
    <Part ref={part} title="Password">
      {isOpen ? (
        <FormSheet
          state={state}
          button={
            <Choices>
              <Button kind="main" type="submit" busy={state.isBusy && 'Changing it…'}>
                Change it
              </Button>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
            </Choices>
          }
        >
          {/* For programs that keep passwords. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Old password"
            name="oldPassword"
            error={state.faults['oldPassword'] ?? null}
          />
          <PasswordField
            label="New password"
            name="newPassword"
            isNew
            error={state.faults['newPassword'] ?? null}
          />
        </FormSheet>
      ) : (
        <>
          <p>A new password ends all your other sessions.</p>
          <Choices>
            <Button onClick={() => setOpen(true)}>Change the password</Button>
          </Choices>
        </>
      )}
    </Part>
  );
}
