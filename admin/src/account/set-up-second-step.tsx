import { useState } from 'react';
import { Heading, Stack } from '../components/index.js';
import { AddPasskey } from './passkeys.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpSecondFactor } from './set-up-second-factor.js';
import { account as m } from '../messages.js';

export function SetUpSecondStep({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isByApp, setByApp] = useState(false);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <Stack $gap={4}>
      {isByApp ? null : (
        <Stack>
          <div>
            <Heading>{m.twoStep.setUp.passkey.title}</Heading>
            <p>{m.twoStep.setUp.passkey.text}</p>
          </div>
          <AddPasskey kind="main" onAdded={setCodes} />
        </Stack>
      )}
      <div>
        {isByApp ? null : <Heading>{m.twoStep.setUp.byApp.title}</Heading>}
        <SetUpSecondFactor onTurnedOn={() => setByApp(true)} onDone={onDone} />
      </div>
    </Stack>
  );
}
