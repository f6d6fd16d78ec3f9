import { acceptInvitation, becomeFirstOwner, openInvitation } from '@lectern/api-client/admin';
import { Field, FieldHint, Skeleton } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../components/button.js';
import { Trouble } from '../components/error-message.js';
import { PasswordField } from '../components/fields.js';
import { FormSheet, useForm } from '../components/form.js';
import { isWorthAnother, queryClient, sentenceOf } from '../query-client.js';
import { CredentialsForm } from './credentials-form.js';
import { tokenOfAddress } from './forgotten-password.page.js';
import { arrive } from './session.js';
import { Door } from './sign-in-layout.js';

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
    required: { name: 'Please enter your name', password: 'Please enter a password' },
    send: async ({ name = '', password = '' }) => {
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
      <Door title="Welcome">
        <Trouble text={error ? sentenceOf(error) : notWhole} />
      </Door>
    );
  }
  return (
    <Door
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
      <FormSheet
        state={state}
        button={
          <Button kind="main" type="submit" busy={state.isBusy && 'Making your account…'}>
            Make my account
          </Button>
        }
      >
        <Field label="Name" name="name" autoComplete="name" error={state.faults['name'] ?? null} />
        <PasswordField isNew error={state.faults['password'] ?? null} />
      </FormSheet>
    </Door>
  );
}

/** Behind the link that the start of the site prints: makes the first owner. */
export function WelcomePage() {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <Door title="Welcome">
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
        <Trouble text="This link is not whole. Please copy all of it, up to its end, from where the site was started." />
      )}
    </Door>
  );
}
