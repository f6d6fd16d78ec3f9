import { changeName, changePassword } from '@lectern/api-client/admin';
import { useRef, useState } from 'react';
import { PasswordField } from '../components/fields.js';
import { FormSheet, useForm } from '../components/form.js';
import { Button, Field, showToast } from '../components/index.js';
import { arrive } from '../sign-in/session.js';
import { Choices, Part, refreshAccount } from './account-panel.js';

/** How the dashboard greets her, and how the log calls her. */
export function NamePanel({ name: before, email }: { name: string; email: string }) {
  const state = useForm({
    required: { name: 'Please enter your name' },
    send: async ({ name = '' }) => {
      arrive(await changeName(name));
      void refreshAccount();
      showToast({ title: 'Saved', description: `The dashboard calls you ${name} now.`, tone: 'success' });
    },
  });
  return (
    <Part title="Name">
      <FormSheet
        state={state}
        button={
          <div>
            <Button type="submit" busy={state.isBusy && 'Saving…'}>
              Save the name
            </Button>
          </div>
        }
      >
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={before}
          hint={`You sign in with ${email}.`}
          error={state.faults['name'] ?? null}
        />
      </FormSheet>
    </Part>
  );
}

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
