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
    required: { name: m.pleaseEnterYourName },
    send: async ({ name }) => {
      setSession(await api.PUT('/api/admin/account/name', { body: { name } }));
      void refreshAccount();
      showSuccess(m.saved, say(m.dashboardCallsYouNow, { name }));
    },
  });
  return (
    <AccountPanel title={m.name}>
      <Form state={state} kind="plain" submit={m.saveTheName} busy={m.saving}>
        <Field {...state.free('name')} label={m.name} autoComplete="name" />
      </Form>
    </AccountPanel>
  );
}

/** Changes the password; asks for the current one. */
export function PasswordPanel({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const state = useForm({
    saved: { oldPassword: '', newPassword: '' },
    required: { oldPassword: m.pleaseEnterYourPassword, newPassword: m.pleaseChooseNewPassword },
    send: async ({ oldPassword, newPassword }) => {
      await withProof(() => api.PUT('/api/admin/account/password', { body: { oldPassword, newPassword } }));
      setOpen(false);
      part.current?.focus();
      void refreshAccount();
      showSuccess(m.yourPasswordIsChanged, m.allOtherSessionsHave);
    },
  });
  return (
    <AccountPanel ref={part} title={m.password}>
      {isOpen ? (
        <Form state={state} submit={m.changeIt} busy={m.changingIt} onCancel={() => setOpen(false)}>
          {/* For password managers. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField {...state.free('oldPassword')} label={m.oldPassword} />
          <PasswordField {...state.free('newPassword')} label={m.newPassword} isNew />
        </Form>
      ) : (
        <>
          <p>{m.newPasswordEndsAll}</p>
          <ButtonRow>
            <Button onClick={() => setOpen(true)}>{m.changeThePassword}</Button>
          </ButtonRow>
        </>
      )}
    </AccountPanel>
  );
}
