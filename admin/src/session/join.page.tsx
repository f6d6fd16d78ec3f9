import { acceptInvitation, openInvitation } from '@lectern/api-client/admin';
import { Field, Skeleton } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isWorthAnother, queryClient, sentenceOf } from '../data.js';
import { Button } from '../parts/button.js';
import { Trouble } from '../parts/trouble.js';
import { arrive } from './desk-session.js';
import { Door } from './door.js';
import { FormSheet } from './form-sheet.js';
import { PasswordField } from './password-field.js';
import { tokenOfAddress } from './token-of-address.js';
import { useForm } from './use-form.js';

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
