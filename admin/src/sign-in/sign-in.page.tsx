import { askForPasskey, signIn, signInWithPasskey } from '@lectern/api-client/admin';
import { Button, ErrorMessage, errorMessage, FieldHint } from '@lectern/ui/kit';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { CredentialsForm } from './credentials-form.js';
import { isDeclined, requestOptions } from './passkey-answers.js';
import { arrive } from './session.js';
import { SignInLayout } from './sign-in-layout.js';
import { signIn as m } from '../messages.js';

/** Signs in with what the device knows of its owner. Absent where the browser cannot. */
function PasskeyButton() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (!browserSupportsWebAuthn()) return null;
  const begin = async () => {
    setBusy(true);
    setFailure('');
    try {
      const optionsJSON = requestOptions(await askForPasskey());
      arrive(await signInWithPasskey(await startAuthentication({ optionsJSON })));
    } catch (error) {
      setFailure(isDeclined(error) ? '' : errorMessage(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button busy={isBusy && m.yourDeviceAsksYou} onClick={() => void begin()}>
        {m.useAPasskeyInstead}
      </Button>
      <ErrorMessage error={failure} />
    </>
  );
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: 2.75rem;
`;

/** For whoever is not signed in; the address stays, and is gone to afterwards. */
export function SignInPage() {
  return (
    <SignInLayout title={m.signIn}>
      <CredentialsForm
        submitLabel={m.signIn}
        busyLabel={m.signingIn}
        send={({ email, password }) => signIn({ email, password })}
        hint={
          <>
            <PasskeyButton />
            <Way href="/forgotten">{m.forgottenYourPassword}</Way>
            <FieldHint>{m.hereForFirstTime}</FieldHint>
          </>
        }
      />
    </SignInLayout>
  );
}
