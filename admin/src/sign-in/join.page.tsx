import { ErrorMessage, errorMessage, Field, FieldHint, Form, PasswordField, Skeleton } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api.js';
import { useForm } from '../components/index.js';
import { shouldRetry, queryClient } from '../query-client.js';
import { CredentialsForm } from './credentials-form.js';
import { tokenOfAddress } from './forgotten-password.page.js';
import { setSession } from './session.js';
import { SignInLayout } from './sign-in-layout.js';
import { sayIn } from '../say.js';
import { signIn as m } from '../messages.js';

/** Target of an invitation link: creates an account. */
export function JoinPage() {
  const [token] = useState(tokenOfAddress);
  const [, go] = useLocation();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.POST('/api/admin/invitation', { body: { token } }),
    enabled: token !== '',
    retry: shouldRetry,
  });
  const state = useForm({
    saved: { name: '', password: '' },
    required: { name: m.errors.name, password: m.errors.password },
    send: async ({ name, password }) => {
      const session = await api.POST('/api/admin/invitation/accept', { body: { token, name, password } });
      queryClient.clear();
      go('/', { replace: true });
      setSession(session);
    },
  });
  const { data, error } = invitation;
  if (!token || error) {
    return (
      <SignInLayout title={m.join.title}>
        <ErrorMessage error={error ? errorMessage(error) : m.link.incomplete} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title={m.join.title}
      lead={
        data ? (
          sayIn(m.join.lead, { invitedBy: data.invitedBy, strong: <strong>{data.email}</strong> })
        ) : (
          <Skeleton />
        )
      }
    >
      <Form state={state} place="sheet" submit={m.join.submit} busy={m.join.busy}>
        <Field {...state.free('name')} label={m.fields.name} autoComplete="name" />
        <PasswordField {...state.free('password')} isNew />
      </Form>
    </SignInLayout>
  );
}

/** Target of the link printed when the site starts: creates the first owner. */
export function WelcomePage() {
  const [token] = useState(tokenOfAddress);
  return (
    <SignInLayout title={m.join.title}>
      {token ? (
        <CredentialsForm
          isNew
          submitLabel={m.join.submit}
          busyLabel={m.join.busy}
          send={(values) => api.POST('/api/admin/first-owner', { body: { ...values, token } })}
          hint={
            <FieldHint>{sayIn(m.join.hasOwner, { a: <a href="/admin">{m.signIn.button}</a> })}</FieldHint>
          }
        />
      ) : (
        <ErrorMessage error={m.link.incompleteSetup} />
      )}
    </SignInLayout>
  );
}
