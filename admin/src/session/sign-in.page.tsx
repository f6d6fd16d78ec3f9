import { signIn } from '@lectern/api-client/admin';
import { FieldHint } from '@lectern/ui';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { CredentialsForm } from './credentials-form.js';
import { Door } from './door.js';
import { PasskeyButton } from './passkey-button.js';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: 2.75rem;
`;

/** For whoever is not signed in; the address stays, and is gone to afterwards. */
export function SignInPage() {
  return (
    <Door title="Sign in">
      <CredentialsForm
        submitLabel="Sign in"
        busyLabel="Signing in…"
        send={({ email, password }) => signIn({ email, password })}
        hint={
          <>
            <PasskeyButton />
            <Way href="/forgotten">Forgotten your password?</Way>
            <FieldHint>
              Here for the first time? The start of the site prints a link that makes the owner’s account.
            </FieldHint>
          </>
        }
      />
    </Door>
  );
}
