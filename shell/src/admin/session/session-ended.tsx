import { signIn } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { queryClient } from '../data.js';
import { Modal } from '../parts/modal.js';
import { CredentialsForm } from './credentials-form.js';
import { useStaff } from './desk-session.js';

const Text = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
`;

/** Over the page as it stands: nothing that was typed is lost, and it is gone on with after signing in. */
export function SessionEnded() {
  const staff = useStaff();
  return (
    <Modal title="Please sign in again">
      <Text>Your session has ended. What you have typed is still there.</Text>
      <CredentialsForm
        email={staff.email}
        submitLabel="Sign in"
        busyLabel="Signing in…"
        send={async ({ email, password }) => {
          const session = await signIn({ email, password });
          // Somebody else begins with a page of their own.
          if (session.staff?.email !== staff.email) window.location.assign('/admin');
          void queryClient.invalidateQueries();
          return session;
        }}
      />
    </Modal>
  );
}
