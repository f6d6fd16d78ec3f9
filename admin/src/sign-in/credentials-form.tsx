import type { Session } from '@lectern/api-client/admin';
import { Field } from '@lectern/ui';
import type { ReactNode } from 'react';
import { Button } from '../components/button.js';
import { PasswordField } from '../components/fields.js';
import { FormSheet, useForm } from '../components/form.js';
import { arrive } from './session.js';

interface CredentialsFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Known already, when a session is taken up again. */
  email?: string;
  /** Whether a password is chosen, not remembered; then a name is asked for as well. */
  isNew?: boolean;
  hint?: ReactNode;
  send: (values: { name: string; email: string; password: string }) => Promise<Session>;
  /** What follows from the answer; without it, whoever is signed in arrives. */
  onAnswer?: (session: Session) => void;
}

/** The form of signing in, and of becoming the first owner. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { submitLabel, busyLabel, email, isNew = false, hint, send, onAnswer = arrive } = props;
  const state = useForm({
    required: {
      ...(isNew ? { name: 'Please enter your name' } : {}),
      email: 'Please enter your email address',
      password: 'Please enter a password',
    },
    send: async ({ name = '', email: address = '', password = '' }) =>
      onAnswer(await send({ name, email: address, password })),
  });
  const { faults, isBusy } = state;
  return (
    <FormSheet
      state={state}
      button={
        <>
          <Button kind="main" type="submit" busy={isBusy && busyLabel}>
            {submitLabel}
          </Button>
          {hint}
        </>
      }
    >
      {isNew ? <Field label="Name" name="name" autoComplete="name" error={faults['name'] ?? null} /> : null}
      <Field
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={faults['email'] ?? null}
      />
      <PasswordField isNew={isNew} isFirst={email !== undefined} error={faults['password'] ?? null} />
    </FormSheet>
  );
}
