import { addPasskey, offerPasskey, type StaffPasskey } from '@lectern/api-client/admin';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../data.js';
import { Button, showToast, Trouble } from '../../parts/index.js';
import { creationOptions, isDeclined, isKnownDevice } from '../../session/passkey-answers.js';
import { refreshAccount } from '../account-data.js';
import { Choices, Lines, Part } from '../part.js';
import { proved } from '../proof/proof.js';
import { PasskeyLine } from './passkey-line.js';

/** What a new one is called until she gives it a name of her own. */
function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['iPhone', 'iPad', 'Android', 'Mac', 'Windows', 'CrOS', 'Linux'];
  const found = names.find((name) => userAgent.includes(name));
  return found
    ? `My ${found.replace('CrOS', 'Chromebook').replace('Windows', 'Windows computer')}`
    : 'My device';
}

async function make(): Promise<void> {
  const optionsJSON = creationOptions(await proved(offerPasskey));
  await addPasskey({ name: deviceName(), credential: await startRegistration({ optionsJSON }) });
}

function troubleOf(error: unknown): string {
  if (isDeclined(error)) return '';
  return isKnownDevice(error) ? 'This device holds a passkey of yours already.' : sentenceOf(error);
}

/** Signing in by finger, face or key: her passkeys, and a new one. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly StaffPasskey[] }) {
  const [trouble, setTrouble] = useState('');
  const isAble = browserSupportsWebAuthn();
  const adding = useMutation({
    mutationFn: make,
    onMutate: () => setTrouble(''),
    onSuccess: async () => {
      await refreshAccount();
      showToast({
        title: 'The passkey is kept',
        description: 'Sign in with it from now on.',
        tone: 'success',
      });
    },
    onError: (error) => setTrouble(troubleOf(error)),
  });
  return (
    <Part title="Passkeys">
      <p>
        Sign in with your finger, your face or the lock of your device instead of a password and a code. A
        passkey cannot be guessed, and no false page can ask you for it.
      </p>
      {passkeys.length > 0 ? (
        <Lines>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </Lines>
      ) : null}
      {trouble ? <Trouble text={trouble} /> : null}
      {isAble ? (
        <Choices>
          <Button busy={adding.isPending && 'Your device asks you…'} onClick={() => adding.mutate()}>
            Add a passkey
          </Button>
        </Choices>
      ) : (
        <p>This browser knows no passkeys.</p>
      )}
    </Part>
  );
}
