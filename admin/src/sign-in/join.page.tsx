import { acceptInvitation, becomeFirstOwner, openInvitation } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  Button,
  errorMessage,
  ErrorMessage,
  Field,
  FieldHint,
  Form,
  PasswordField,
  Skeleton,
  useForm,
} from '../components/index.js';
import { isWorthAnother, queryClient } from '../query-client.js';
import { CredentialsForm } from './credentials-form.js';
import { tokenOfAddress } from './forgotten-password.page.js';
import { arrive } from './session.js';
import { SignInLayout } from './sign-in-layout.js';

/** Behind the link of an invitation: makes an account of a name and a password. */
export function JoinPage() {
  const [token] = useState(tokenOfAddress);
  const [, go] = useLocation();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => openInvitation(token),
    enabled: token !== '',
    retry: isWorthAnother,
  });
  const state = useForm({
    saved: { name: '', password: '' },
    required: { name: 'Please enter your name', password: 'Please enter a password' },
    send: async ({ name, password }) => {
      const session = await acceptInvitation({ token, name, password });
      queryClient.clear();
      go('/', { replace: true });
      arrive(session);
    },
  });
  const { data, error } = invitation;
  if (!token || error) {
    const notWhole = 'This link is not whole. Please copy all of it, up to its end, from the letter.';
    return (
      <SignInLayout title="Welcome">
        <ErrorMessage error={error ? errorMessage(error) : notWhole} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title="Welcome"
      lead={
        data ? (
          <>
            {data.invitedBy} asks for your help. You will sign in as <strong>{data.email}</strong>.
          </>
        ) : (
          <Skeleton />
        )
      }
    >
      <Form
        state={state}
        button={
          <Button kind="main" type="submit" busy={state.isBusy && 'Making your account…'}>
            Make my account
          </Button>
        }
      >
        <Field {...state.free('name')} label="Name" autoComplete="name" />
        <PasswordField {...state.free('password')} isNew />
      </Form>
    </SignInLayout>
  );
}

/** Behind the link that the start of the site prints: makes the first owner. */
export function WelcomePage() {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <SignInLayout title="Welcome">
      {token ? (
        <CredentialsForm
          isNew
          submitLabel="Make my account"
          busyLabel="Making your account…"
          send={(values) => becomeFirstOwner({ ...values, token })}
          hint={
            <FieldHint>
              Is there an owner already? <a href="/admin">Sign in</a>
            </FieldHint>
          }
        />
      ) : (
        <ErrorMessage error="This link is not whole. Please copy all of it, up to its end, from where the site was started." />
      )}
    </SignInLayout>
  );
}
