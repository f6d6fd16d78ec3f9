import type { ForgottenAnswer } from '@lectern/api-client/admin';
import { EmailField, ErrorMessage, Form, PasswordField } from '@lectern/ui/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api.js';
import { useForm } from '../components/index.js';
import { fetchSession } from './session.js';
import { SignInLayout } from './sign-in-layout.js';
import { signIn as m } from '../messages.js';

/**
 * Token in the URL's fragment, which no server sees or logs; without punctuation that mail programs may
 * append.
 */
export function tokenOfAddress(): string {
  const [token = ''] = window.location.hash.slice(1).split(/[^\w.-]/, 1);
  return token.endsWith('.') ? token.slice(0, -1) : token;
}

/** Requests a new password. The response does not reveal whether the account exists. */
export function ForgottenPage() {
  const [answer, setAnswer] = useState<ForgottenAnswer>();
  const state = useForm({
    saved: { email: '' },
    required: { email: m.errors.email },
    send: async ({ email }) =>
      setAnswer(await api.POST('/api/admin/forgotten-password', { body: { email } })),
  });
  const back = <Link href="/">{m.reset.back}</Link>;
  if (answer) {
    return (
      <SignInLayout title={answer.isKept ? m.reset.kept : m.reset.sent} back={back}>
        <p role="status">{answer.message}</p>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={m.signIn.forgotten} lead={m.reset.lead} back={back}>
      <Form state={state} place="sheet" submit={m.reset.submit} busy={m.reset.busy}>
        <EmailField {...state.free('email')} label={m.fields.email} />
      </Form>
    </SignInLayout>
  );
}

/** Target of an emailed link: sets a new password. */
export function NewPasswordPage() {
  const [token] = useState(tokenOfAddress);
  const [isDone, setDone] = useState(false);
  const state = useForm({
    saved: { password: '' },
    required: { password: m.errors.password },
    send: async ({ password }) => {
      await api.POST('/api/admin/forgotten-password/new-password', { body: { token, password } });
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <SignInLayout title={m.newPassword.title} back={<></>}>
        <p role="status">{m.newPassword.done}</p>
        <p>
          <Link href="/" onClick={() => void fetchSession()}>
            {m.newPassword.signIn}
          </Link>
        </p>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={m.newPassword.title} back={<Link href="/forgotten">{m.newPassword.again}</Link>}>
      {token ? (
        <Form state={state} place="sheet" submit={m.newPassword.submit} busy={m.newPassword.busy}>
          <PasswordField {...state.free('password')} label={m.newPassword.label} isNew />
        </Form>
      ) : (
        <ErrorMessage error={m.link.incomplete} />
      )}
    </SignInLayout>
  );
}
