import { Button, ButtonRow, Field, Form, PasswordField } from '@lectern/ui/kit';
import { useRef, useState } from 'react';
import { api } from '../api.js';
import { showSuccess, useForm } from '../components/index.js';
import { setSession } from '../sign-in/session.js';
import { AccountPanel, refreshAccount } from './account-panel.js';
import { withProof } from './proof.js';
import { say } from '../say.js';
import { account as m } from '../messages.js';

export function NamePanel({ name: before }: { name: string }) {
  const state = useForm({
    saved: { name: before },
    required: { name: m.name.error },
    send: async ({ name }) => {
      setSession(await api.PUT('/api/admin/account/name', { body: { name } }));
      void refreshAccount();
      showSuccess(m.name.saved.title, say(m.name.saved.text, { name }));
    },
  });
  return (
    <AccountPanel title={m.name.label}>
      <Form state={state} kind="plain" submit={m.name.submit} busy={m.name.busy}>
        <Field {...state.free('name')} label={m.name.label} autoComplete="name" />
      </Form>
    </AccountPanel>
  );
}

export function PasswordPanel({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const state = useForm({
    saved: { oldPassword: '', newPassword: '' },
    required: { oldPassword: m.password.errors.missing, newPassword: m.password.errors.new },
    send: async ({ oldPassword, newPassword }) => {
      await withProof(() => api.PUT('/api/admin/account/password', { body: { oldPassword, newPassword } }));
      setOpen(false);
      part.current?.focus();
      void refreshAccount();
      showSuccess(m.password.changed.title, m.password.changed.text);
    },
  });
  return (
    <AccountPanel ref={part} title={m.password.title}>
      {isOpen ? (
        <Form state={state} submit={m.password.submit} busy={m.password.busy} onCancel={() => setOpen(false)}>
          {/* For password managers. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField {...state.free('oldPassword')} label={m.password.old} />
          <PasswordField {...state.free('newPassword')} label={m.password.new} isNew />
        </Form>
      ) : (
        <>
          <p>{m.password.lead}</p>
          <ButtonRow>
            <Button onClick={() => setOpen(true)}>{m.password.button}</Button>
          </ButtonRow>
        </>
      )}
    </AccountPanel>
  );
}
