import {
  addPasskey,
  offerPasskey,
  removePasskey,
  renamePasskey,
  type StaffPasskey,
} from '@lectern/api-client/admin';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  ButtonRow,
  ConfirmDialog,
  Dialog,
  errorMessage,
  ErrorMessage,
  Field,
  Form,
  showSuccess,
  useForm,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { creationOptions, isDeclined, isKnownDevice } from '../sign-in/passkey-answers.js';
import { Lines, AccountPanel, refreshAccount } from './account-panel.js';
import { proved } from './proof.js';

/** One passkey: what it is called, when it was used, and what can be done with it. */
function PasskeyLine({ passkey }: { passkey: StaffPasskey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing');
  const end = () => setDoing('nothing');
  const removing = useMutation({
    mutationFn: () => removePasskey(id),
    onSuccess: async () => {
      end();
      await refreshAccount();
      showSuccess('The passkey is removed');
    },
  });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          Added {localTime(createdAt)}, {lastUsedAt ? `last used ${localTime(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <ButtonRow>
        <Button aria-label={`Rename: ${name}`} onClick={() => setDoing('renaming')}>
          Rename
        </Button>
        <Button aria-label={`Remove: ${name}`} onClick={() => setDoing('removing')}>
          Remove
        </Button>
      </ButtonRow>
      {doing === 'renaming' ? <RenameDialog passkey={passkey} onEnd={end} /> : null}
      {doing === 'removing' ? (
        <ConfirmDialog
          title="Remove this passkey?"
          confirmLabel="Remove it"
          isDanger
          busy={removing.isPending && 'Removing it…'}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onCancel={end}
        >
          <p>
            “{name}” then lets nobody in any more. Your device may go on offering it: remove it there, too.
          </p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

function RenameDialog({ passkey, onEnd }: { passkey: StaffPasskey; onEnd: () => void }) {
  const state = useForm({
    saved: { name: passkey.name },
    required: { name: 'Please name the passkey' },
    send: async ({ name }) => {
      await renamePasskey(passkey.id, name);
      await refreshAccount();
      onEnd();
    },
  });
  return (
    <Dialog title="Name this passkey" onCancel={onEnd}>
      <Form
        state={state}
        button={
          <ButtonRow $atEnd>
            <Button onClick={onEnd}>Cancel</Button>
            <Button kind="main" type="submit" busy={state.isBusy && 'Saving…'}>
              Save
            </Button>
          </ButtonRow>
        }
      >
        <Field
          {...state.free('name')}
          label="Name"
          autoComplete="off"
          maxLength={60}
          data-first=""
          hint="Such as “Telephone”, or “The blue key”."
        />
      </Form>
    </Dialog>
  );
}

/** What a new one is called until it is given another name. */
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
  await addPasskey(deviceName(), await startRegistration({ optionsJSON }));
}

function failureOf(error: unknown): string {
  if (isDeclined(error)) return '';
  return isKnownDevice(error) ? 'This device holds a passkey of yours already.' : errorMessage(error);
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
      showSuccess('The passkey is kept', 'Sign in with it from now on.');
    },
    onError: (error) => setFailure(failureOf(error)),
  });
  return (
    <AccountPanel title="Passkeys">
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
      <ErrorMessage error={failure} />
      {isAble ? (
        <ButtonRow>
          <Button busy={adding.isPending && 'Your device asks you…'} onClick={() => adding.mutate()}>
            Add a passkey
          </Button>
        </ButtonRow>
      ) : (
        <p>This browser knows no passkeys.</p>
      )}
    </AccountPanel>
  );
}
