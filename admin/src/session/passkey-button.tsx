import { askForPasskey, signInWithPasskey } from '@lectern/api-client/admin';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { sentenceOf } from '../data.js';
import { Button } from '../parts/button.js';
import { Trouble } from '../parts/trouble.js';
import { arrive } from './desk-session.js';
import { isDeclined, requestOptions } from './passkey-answers.js';

/** Signs in with what the device knows of its owner. Absent where the browser cannot. */
export function PasskeyButton() {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  if (!browserSupportsWebAuthn()) return null;
  const begin = async () => {
    setBusy(true);
    setTrouble('');
    try {
      const optionsJSON = requestOptions(await askForPasskey());
      arrive(await signInWithPasskey(await startAuthentication({ optionsJSON })));
    } catch (error) {
      setTrouble(isDeclined(error) ? '' : sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button busy={isBusy && 'Your device asks you…'} onClick={() => void begin()}>
        Use a passkey instead
      </Button>
      {trouble ? <Trouble text={trouble} /> : null}
    </>
  );
}
