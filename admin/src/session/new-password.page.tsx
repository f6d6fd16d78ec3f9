import { resetPassword } from '@lectern/api-client/admin';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../parts/button.js';
import { Trouble } from '../parts/trouble.js';
import { askForSession } from './desk-session.js';
import { Door } from './door.js';
import { FormSheet } from './form-sheet.js';
import { PasswordField } from './password-field.js';
import { tokenOfAddress } from './token-of-address.js';
import { useForm } from './use-form.js';

/** Behind the link of a letter: a new password, with which one signs in afterwards. */
export function NewPasswordPage() {
  const [token] = useState(tokenOfAddress);
  const [isDone, setDone] = useState(false);
  const state = useForm({
    required: { password: 'Please enter a password' },
    send: async ({ password = '' }) => {
      await resetPassword({ token, password });
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <Door title="Your new password" back={<></>}>
        <p role="status">It is set, and all other sessions have ended.</p>
        <p>
          <Link href="/" onClick={() => void askForSession()}>
            Sign in with it
          </Link>
        </p>
      </Door>
    );
  }
  return (
    <Door title="Your new password" back={<Link href="/forgotten">Ask for another link</Link>}>
      {token ? (
        <FormSheet
          state={state}
          button={
            <Button kind="main" type="submit" busy={state.isBusy && 'Setting it…'}>
              Set this password
            </Button>
          }
        >
          <PasswordField label="New password" isNew error={state.faults['password'] ?? null} />
        </FormSheet>
      ) : (
        <Trouble text="This link is not whole. Please copy all of it, up to its end, from the letter." />
      )}
    </Door>
  );
}
