import { ApiError, type Session } from '@lectern/api-client/admin';
import { Field } from '@lectern/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../data.js';
import { Button } from '../parts/button.js';
import { Trouble } from '../parts/trouble.js';
import { arrive } from './desk-session.js';
import { PasswordField } from './password-field.js';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

/** What is wrong, by the field's name; '' is the whole. */
type Faults = Readonly<Record<string, string>>;

function faultsOf(error: unknown): Faults {
  const fields = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (fields.length === 0) return { '': sentenceOf(error) };
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

export interface CredentialsFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Known already, when a session is taken up again. */
  email?: string;
  /** Whether a password is chosen, not remembered; then a name is asked for as well. */
  isNew?: boolean;
  hint?: ReactNode;
  send: (values: { name: string; email: string; password: string }) => Promise<Session>;
}

/** The form of signing in, and of becoming the first owner. */
export function CredentialsForm({
  submitLabel,
  busyLabel,
  email,
  isNew = false,
  hint,
  send,
}: CredentialsFormProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Faults) => {
    setFaults(found);
    const name = Object.keys(found)[0];
    form.current?.querySelector<HTMLInputElement>(`input[name="${name || 'password'}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const data = new FormData(form.current);
    const value = (name: string) => String(data.get(name) ?? '');
    const values = { name: value('name').trim(), email: value('email').trim(), password: value('password') };
    const missing: Faults = {
      ...(isNew && !values.name ? { name: 'Please enter your name' } : {}),
      ...(values.email ? {} : { email: 'Please enter your email address' }),
      ...(values.password ? {} : { password: 'Please enter a password' }),
    };
    if (Object.keys(missing).length > 0) return show(missing);
    setBusy(true);
    setFaults({});
    try {
      arrive(await send(values));
    } catch (error) {
      setBusy(false);
      show(faultsOf(error));
    }
  };

  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
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
      {(faults[''] ?? faults['token']) ? <Trouble text={faults[''] ?? faults['token'] ?? ''} /> : null}
      <Button kind="main" type="submit" busy={isBusy && busyLabel}>
        {submitLabel}
      </Button>
      {hint}
    </Form>
  );
}
