import { changeName, changePassword } from '@lectern/api-client/admin';
import { useRef, useState } from 'react';
import { Button, ButtonRow, Field, Form, PasswordField, showSuccess, useForm } from '../components/index.js';
import { arrive } from '../sign-in/session.js';
import { AccountPanel, refreshAccount } from './account-panel.js';

/** How the dashboard greets somebody, and what the log calls them. */
export function NamePanel({ name: before, email }: { name: string; email: string }) {
  const state = useForm({
    saved: { name: before },
    required: { name: 'Please enter your name' },
    send: async ({ name }) => {
      arrive(await changeName(name));
      void refreshAccount();
      showSuccess('Saved', `The dashboard calls you ${name} now.`);
    },
  });
  return (
    <AccountPanel title="Name">
      <Form
        state={state}
        button={
          <div>
            <Button type="submit" busy={state.isBusy && 'Saving…'}>
              Save the name
            </Button>
          </div>
        }
      >
        <Field {...state.free('name')} label="Name" autoComplete="name" hint={`You sign in with ${email}.`} />
      </Form>
    </AccountPanel>
  );
}

/** A new password, for whoever knows the old one. */
export function PasswordPanel({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const state = useForm({
    saved: { oldPassword: '', newPassword: '' },
    required: { oldPassword: 'Please enter your password', newPassword: 'Please choose a new password' },
    send: async ({ oldPassword, newPassword }) => {
      await changePassword({ oldPassword, newPassword });
      setOpen(false);
      part.current?.focus();
      void refreshAccount();
      showSuccess('Your password is changed', 'All other sessions have ended. A letter tells you, too.');
    },
  });
  return (
    <AccountPanel ref={part} title="Password">
      {isOpen ? (
        <Form
          state={state}
          button={
            <ButtonRow>
              <Button kind="main" type="submit" busy={state.isBusy && 'Changing it…'}>
                Change it
              </Button>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
            </ButtonRow>
          }
        >
          {/* For programs that keep passwords. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField {...state.free('oldPassword')} label="Old password" />
          <PasswordField {...state.free('newPassword')} label="New password" isNew />
        </Form>
      ) : (
        <>
          <p>A new password ends all your other sessions.</p>
          <ButtonRow>
            <Button onClick={() => setOpen(true)}>Change the password</Button>
          </ButtonRow>
        </>
      )}
    </AccountPanel>
  );
}
