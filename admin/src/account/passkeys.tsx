import type { StaffAccount, StaffPasskey } from '@lectern/api-client/admin';
import { Button, type ButtonKind, ButtonRow, ErrorMessage, Field, FormDialog } from '@lectern/ui/kit';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../api.js';
import { ActionDialog, showSuccess, useForm } from '../components/index.js';
import { localTime } from '../formats.js';
import { creationOptions, isDeclined, isKnownDevice } from '../sign-in/passkey-answers.js';
import { Lines, AccountPanel, refreshAccount } from './account-panel.js';
import { withProof } from './proof.js';
import { RecoveryCodes } from './recovery-codes.js';
import { say } from '../say.js';
import { account as m } from '../messages.js';

/**
 * One passkey with its name, last use, and actions. `isNeeded`: it is the only second step, and one is
 * required.
 */
function PasskeyLine({ passkey, isNeeded }: { passkey: StaffPasskey; isNeeded: boolean }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing');
  const end = () => setDoing('nothing');
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          {say(m.passkeys.added, {
            createdAt: localTime(createdAt),
            more: lastUsedAt
              ? say(m.passkeys.lastUsed, { lastUsedAt: localTime(lastUsedAt) })
              : m.passkeys.notUsed,
          })}
        </p>
      </div>
      <ButtonRow>
        <Button aria-label={say(m.passkeys.rename.label, { name })} onClick={() => setDoing('renaming')}>
          {m.passkeys.rename.button}
        </Button>
        <Button aria-label={say(m.passkeys.remove.label, { name })} onClick={() => setDoing('removing')}>
          {m.passkeys.remove.button}
        </Button>
      </ButtonRow>
      {doing === 'renaming' ? <RenameDialog passkey={passkey} onEnd={end} /> : null}
      {doing === 'removing' ? (
        <ActionDialog
          {...m.passkeys.remove.dialog}
          isDanger
          action={() =>
            withProof(() => api.DELETE('/api/admin/account/passkeys/{id}', { params: { path: { id } } }))
          }
          onDone={async () => {
            end();
            await refreshAccount();
            showSuccess(m.passkeys.remove.done);
          }}
          onCancel={end}
        >
          <p>{say(m.passkeys.remove.text, { name })}</p>
          {isNeeded ? <p>{m.twoStep.requiredAgain}</p> : null}
        </ActionDialog>
      ) : null}
    </li>
  );
}

function RenameDialog({ passkey, onEnd }: { passkey: StaffPasskey; onEnd: () => void }) {
  const state = useForm({
    saved: { name: passkey.name },
    required: { name: m.passkeys.rename.error },
    send: async ({ name }) => {
      await api.PATCH('/api/admin/account/passkeys/{id}', {
        params: { path: { id: passkey.id } },
        body: { name },
      });
      await refreshAccount();
      onEnd();
    },
  });
  return (
    <FormDialog
      title={m.passkeys.rename.title}
      state={state}
      submit={m.passkeys.rename.submit}
      busy={m.name.busy}
      onCancel={onEnd}
    >
      <Field
        {...state.free('name')}
        label={m.name.label}
        autoComplete="off"
        maxLength={60}
        data-first=""
        hint={m.passkeys.rename.hint}
      />
    </FormDialog>
  );
}

function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['iPhone', 'iPad', 'Android', 'Mac', 'Windows', 'CrOS', 'Linux'];
  const found = names.find((name) => userAgent.includes(name));
  return found
    ? say(m.passkeys.names.my, {
        value: found
          .replace('CrOS', m.passkeys.names.chromebook)
          .replace('Windows', m.passkeys.names.windows),
      })
    : m.passkeys.names.device;
}

async function make(): Promise<readonly string[]> {
  const optionsJSON = creationOptions(await withProof(() => api.POST('/api/admin/account/passkeys/options')));
  return (
    await api.POST('/api/admin/account/passkeys', {
      body: { name: deviceName(), credential: { ...(await startRegistration({ optionsJSON })) } },
    })
  ).recoveryCodes;
}

function failureOf(error: unknown): unknown {
  if (isDeclined(error)) return null;
  return isKnownDevice(error) ? m.passkeys.add.known : error;
}

interface AddPasskeyProps {
  kind?: ButtonKind;
  /** Gets recovery codes if the passkey is the account's first second step. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

export function AddPasskey({ kind = 'plain', onAdded }: AddPasskeyProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: make, onSuccess: onAdded });
  if (!browserSupportsWebAuthn()) return <p>{m.passkeys.unsupported}</p>;
  return (
    <>
      <ErrorMessage error={failureOf(error)} />
      <ButtonRow>
        <Button kind={kind} busy={isPending && m.passkeys.add.busy} onClick={() => mutate()}>
          {m.passkeys.add.button}
        </Button>
      </ButtonRow>
    </>
  );
}

export function PasskeysPanel({ passkeys, secondFactor }: Pick<StaffAccount, 'passkeys' | 'secondFactor'>) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const part = useRef<HTMLElement>(null);
  const done = () => {
    setCodes([]);
    part.current?.focus();
    showSuccess(m.passkeys.add.done.title, m.passkeys.add.done.text);
  };
  const { isOn, isRequired } = secondFactor;
  return (
    <AccountPanel ref={part} title={m.passkeys.title}>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onKept={done} />
      ) : (
        <>
          <p>{m.passkeys.lead}</p>
          {passkeys.length > 0 ? (
            <Lines>
              {passkeys.map((passkey) => (
                <PasskeyLine
                  key={passkey.id}
                  passkey={passkey}
                  isNeeded={isRequired && !isOn && passkeys.length === 1}
                />
              ))}
            </Lines>
          ) : null}
          <AddPasskey
            onAdded={(recoveryCodes) => {
              void refreshAccount();
              if (recoveryCodes.length > 0) setCodes(recoveryCodes);
              else done();
            }}
          />
        </>
      )}
    </AccountPanel>
  );
}
