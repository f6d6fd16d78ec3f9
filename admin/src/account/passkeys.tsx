import {
  addPasskey,
  offerPasskey,
  removePasskey,
  renamePasskey,
  type StaffPasskey,
} from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage, errorMessage, Field, FormDialog } from '@lectern/ui/kit';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog, showSuccess, useForm } from '../components/index.js';
import { localTime } from '../formats.js';
import { creationOptions, isDeclined, isKnownDevice } from '../sign-in/passkey-answers.js';
import { Lines, AccountPanel, refreshAccount } from './account-panel.js';
import { proved } from './proof.js';
import { say } from '../say.js';
import { account as m } from '../messages.js';

/** One passkey: what it is called, when it was used, and what can be done with it. */
function PasskeyLine({ passkey }: { passkey: StaffPasskey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing');
  const end = () => setDoing('nothing');
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          {say(m.added, {
            createdAt: localTime(createdAt),
            more: lastUsedAt ? say(m.lastUsed, { lastUsedAt: localTime(lastUsedAt) }) : m.notUsedYet,
          })}
        </p>
      </div>
      <ButtonRow>
        <Button aria-label={say(m.renameWithName, { name })} onClick={() => setDoing('renaming')}>
          {m.rename}
        </Button>
        <Button aria-label={say(m.removeWithName, { name })} onClick={() => setDoing('removing')}>
          {m.remove}
        </Button>
      </ButtonRow>
      {doing === 'renaming' ? <RenameDialog passkey={passkey} onEnd={end} /> : null}
      {doing === 'removing' ? (
        <ActionDialog
          title={m.removeThisPasskey}
          confirmLabel={m.removeIt}
          isDanger
          busy={m.removingIt}
          action={() => removePasskey(id)}
          onDone={async () => {
            end();
            await refreshAccount();
            showSuccess(m.thePasskeyIsRemoved);
          }}
          onCancel={end}
        >
          <p>{say(m.thenLetsNobodyAny, { name })}</p>
        </ActionDialog>
      ) : null}
    </li>
  );
}

function RenameDialog({ passkey, onEnd }: { passkey: StaffPasskey; onEnd: () => void }) {
  const state = useForm({
    saved: { name: passkey.name },
    required: { name: m.pleaseNameThePasskey },
    send: async ({ name }) => {
      await renamePasskey(passkey.id, name);
      await refreshAccount();
      onEnd();
    },
  });
  return (
    <FormDialog title={m.nameThisPasskey} state={state} submit={m.save} busy={m.saving} onCancel={onEnd}>
      <Field
        {...state.free('name')}
        label={m.name}
        autoComplete="off"
        maxLength={60}
        data-first=""
        hint={m.suchAsTelephoneOr}
      />
    </FormDialog>
  );
}

/** What a new one is called until it is given another name. */
function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['iPhone', 'iPad', 'Android', 'Mac', 'Windows', 'CrOS', 'Linux'];
  const found = names.find((name) => userAgent.includes(name));
  return found
    ? say(m.my, { value: found.replace('CrOS', m.chromebook).replace('Windows', m.windowsComputer) })
    : m.myDevice;
}

async function make(): Promise<void> {
  const optionsJSON = creationOptions(await proved(offerPasskey));
  await addPasskey(deviceName(), await startRegistration({ optionsJSON }));
}

function failureOf(error: unknown): string {
  if (isDeclined(error)) return '';
  return isKnownDevice(error) ? m.thisDeviceHoldsPasskey : errorMessage(error);
}

/** Signing in by finger, face or key: the passkeys there are, and a new one. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly StaffPasskey[] }) {
  const [failure, setFailure] = useState('');
  const isAble = browserSupportsWebAuthn();
  const adding = useMutation({
    mutationFn: make,
    onMutate: () => setFailure(''),
    onSuccess: async () => {
      await refreshAccount();
      showSuccess(m.thePasskeyIsKept, m.signWithFromNow);
    },
    onError: (error) => setFailure(failureOf(error)),
  });
  return (
    <AccountPanel title={m.passkeys}>
      <p>{m.signWithYourFinger}</p>
      {passkeys.length > 0 ? (
        <Lines>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </Lines>
      ) : null}
      <ErrorMessage error={failure} />
      {isAble ? (
        <ButtonRow>
          <Button busy={adding.isPending && m.yourDeviceAsksYou} onClick={() => adding.mutate()}>
            {m.addAPasskey}
          </Button>
        </ButtonRow>
      ) : (
        <p>{m.thisBrowserKnowsNo}</p>
      )}
    </AccountPanel>
  );
}
