import { FieldHint } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { api } from '../api.js';
import { CredentialsForm } from './credentials-form.js';
import { PasskeySignIn } from './passkey-button.js';
import { setSession, useSession } from './session.js';
import { SignInLayout } from './sign-in-layout.js';
import { signIn as m } from '../messages.js';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: 2.75rem;
`;

/** Sign-in page. The URL stays, so that its page opens afterwards. */
export function SignInPage() {
  const session = useSession();
  const isOwnerless = session.status === 'out' && !session.hasOwner;
  return (
    <SignInLayout title={m.signIn.button}>
      <CredentialsForm
        submitLabel={m.signIn.button}
        busyLabel={m.signIn.busy}
        send={({ email, password }) => api.POST('/api/admin/session', { body: { email, password } })}
        hint={
          <>
            <PasskeySignIn onAnswer={setSession} />
            <Way href="/forgotten">{m.signIn.forgotten}</Way>
            {isOwnerless ? <FieldHint>{m.signIn.noOwner}</FieldHint> : null}
          </>
        }
      />
    </SignInLayout>
  );
}
