import type { Session } from '@lectern/api-client/admin';
import { EmailField, Field, Form, PasswordField } from '@lectern/ui/kit';
import type { ReactNode } from 'react';
import { useForm } from '../components/index.js';
import { setSession } from './session.js';
import { signIn as m } from '../messages.js';

interface CredentialsFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Known if the user resumes an expired session. */
  email?: string;
  /** Whether this creates an account; then it asks for a name, too. */
  isNew?: boolean;
  hint?: ReactNode;
  send: (values: { name: string; email: string; password: string }) => Promise<Session>;
  /** Handles the response; without it, the user is signed in. */
  onAnswer?: (session: Session) => void;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { submitLabel, busyLabel, email, isNew = false, hint, send, onAnswer = setSession } = props;
  const state = useForm({
    saved: { name: '', email: email ?? '', password: '' },
    required: {
      ...(isNew ? { name: m.errors.name } : {}),
      email: m.errors.email,
      password: m.errors.password,
    },
    send: async ({ name, email: address, password }) =>
      onAnswer(await send({ name, email: address, password })),
  });
  return (
    <Form state={state} place="sheet" submit={submitLabel} busy={busyLabel} more={hint}>
      {isNew ? <Field {...state.free('name')} label={m.fields.name} autoComplete="name" /> : null}
      <EmailField {...state.free('email')} label={m.fields.email} />
      <PasswordField {...state.free('password')} isNew={isNew} isFirst={email !== undefined} />
    </Form>
  );
}
