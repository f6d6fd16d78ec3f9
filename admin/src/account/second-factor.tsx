import type { StaffAccount } from '@lectern/api-client/admin';
import { Button, ButtonRow, CodeField, FormDialog, PasswordField } from '@lectern/ui/kit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../api.js';
import { ActionDialog, showSuccess, Status, useForm } from '../components/index.js';
import { localTime } from '../formats.js';
import { AccountPanel, refreshAccount } from './account-panel.js';
import { withProof } from './proof.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpSecondFactor } from './set-up-second-factor.js';
import { counted, say } from '../say.js';
import { account as m } from '../messages.js';

interface TurnOffDialogProps {
  note: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for both steps before it turns the second one off. */
function TurnOffDialog({ note, onDone, onCancel }: TurnOffDialogProps) {
  const state = useForm({
    saved: { password: '', code: '' },
    required: { password: m.password.errors.missing, code: m.twoStep.setUp.byApp.error },
    send: async ({ password, code }) => {
      await api.POST('/api/admin/account/second-factor/turn-off', { body: { password, code } });
      onDone();
    },
  });
  return (
    <FormDialog
      {...m.twoStep.turnOff.dialog}
      note={note}
      state={state}
      kind="danger"
      submit={m.twoStep.turnOff.button}
      onCancel={onCancel}
    >
      <PasswordField {...state.free('password')} isFirst />
      <CodeField {...state.free('code')} label={m.proof.code} />
    </FormDialog>
  );
}

type Doing = 'nothing' | 'setting-up' | 'renewing' | 'turning-off';

export function SecondFactorPanel({ secondFactor }: Pick<StaffAccount, 'secondFactor'>) {
  const { isOn, since, isPasskey, recoveryCodesLeft, isRequired } = secondFactor;
  const isAsked = isOn || isPasskey;
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const part = useRef<HTMLElement>(null);
  const end = () => {
    // The panel must have its new height before the browser scrolls to it.
    flushSync(() => {
      setDoing('nothing');
      setCodes([]);
    });
    part.current?.focus();
    void refreshAccount();
  };
  const done = (title: string) => {
    end();
    showSuccess(title);
  };
  const consequence = () => {
    if (isPasskey) return m.twoStep.turnOff.notes.passkey;
    return isRequired ? m.twoStep.requiredAgain : m.twoStep.turnOff.notes.password;
  };
  const body = () => {
    if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={end} />;
    if (doing === 'setting-up')
      return (
        <SetUpSecondFactor
          onTurnedOn={() => void refreshAccount()}
          onDone={() => done(m.twoStep.setUp.done)}
          onCancel={end}
        />
      );
    if (!isAsked)
      return (
        <>
          <p>{m.twoStep.lead}</p>
          <ButtonRow>
            <Button kind="main" onClick={() => setDoing('setting-up')}>
              {m.twoStep.setUp.button}
            </Button>
          </ButtonRow>
        </>
      );
    return (
      <>
        <p>
          {since ? say(m.twoStep.since, { since: localTime(since) }) : m.twoStep.passkey}{' '}
          {recoveryCodesLeft === 0
            ? m.recoveryCodes.none
            : say(m.recoveryCodes.left, {
                recoveryCodesLeft: counted(recoveryCodesLeft, m.recoveryCodes.count),
              })}
          {isRequired ? m.twoStep.required : ''}
        </p>
        <ButtonRow>
          <Button onClick={() => setDoing('renewing')}>{m.recoveryCodes.renew.button}</Button>
          {isOn ? (
            <Button onClick={() => setDoing('turning-off')}>{m.twoStep.turnOff.button}</Button>
          ) : (
            <Button onClick={() => setDoing('setting-up')}>{m.twoStep.setUp.app}</Button>
          )}
        </ButtonRow>
      </>
    );
  };
  return (
    <AccountPanel
      ref={part}
      title={m.twoStep.title}
      badge={
        <Status
          {...(isAsked ? { label: m.twoStep.on, tone: 'good' } : { label: m.twoStep.off, tone: 'caution' })}
        />
      }
    >
      {body()}
      {doing === 'renewing' ? (
        <ActionDialog
          {...m.recoveryCodes.renew.dialog}
          action={() => withProof(() => api.POST('/api/admin/account/second-factor/recovery-codes'))}
          onDone={({ recoveryCodes }) => {
            setDoing('nothing');
            setCodes(recoveryCodes);
          }}
          onCancel={() => setDoing('nothing')}
        >
          <p>{m.recoveryCodes.renew.text}</p>
        </ActionDialog>
      ) : null}
      {doing === 'turning-off' ? (
        <TurnOffDialog
          note={consequence()}
          onDone={() => done(isPasskey ? m.twoStep.turnOff.doneApp : m.twoStep.turnOff.done)}
          onCancel={() => setDoing('nothing')}
        />
      ) : null}
    </AccountPanel>
  );
}
