import type { StaffAccount } from '@lectern/api-client/admin';
import { Button, ButtonRow, CodeField, FormDialog, PasswordField } from '@lectern/ui/kit';
import { useRef, useState } from 'react';
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
  /** Explains the consequence. */
  note: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for both steps before it turns the second one off. */
function TurnOffDialog({ note, onDone, onCancel }: TurnOffDialogProps) {
  const state = useForm({
    saved: { password: '', code: '' },
    required: { password: m.pleaseEnterYourPassword, code: m.pleaseEnterSixDigits },
    send: async ({ password, code }) => {
      await api.POST('/api/admin/account/second-factor/turn-off', { body: { password, code } });
      onDone();
    },
  });
  return (
    <FormDialog
      title={m.turnSecondStepOff}
      note={note}
      state={state}
      kind="danger"
      submit={m.turnItOff}
      busy={m.turningItOff}
      onCancel={onCancel}
    >
      <PasswordField {...state.free('password')} isFirst />
      <CodeField {...state.free('code')} label={m.codeYourAppOr} />
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
    setDoing('nothing');
    setCodes([]);
    part.current?.focus();
    void refreshAccount();
  };
  const done = (title: string) => {
    end();
    showSuccess(title);
  };
  const consequence = () => {
    if (isPasskey) return m.thenYourPasskeyIs;
    return isRequired ? m.everybodyWhoWorksHere : m.thenYourPasswordAlone;
  };
  const body = () => {
    if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={end} />;
    if (doing === 'setting-up')
      return (
        <SetUpSecondFactor
          onTurnedOn={() => void refreshAccount()}
          onDone={() => done(m.yourSecondStepOn)}
          onCancel={end}
        />
      );
    if (!isAsked)
      return (
        <>
          <p>{m.afterYourPasswordDashboard}</p>
          <ButtonRow>
            <Button kind="main" onClick={() => setDoing('setting-up')}>
              {m.setUpSecondStep}
            </Button>
          </ButtonRow>
        </>
      );
    return (
      <>
        <p>
          {since ? say(m.onSince, { since: localTime(since) }) : m.yourPasskeyIsAsked}{' '}
          {recoveryCodesLeft === 0
            ? m.youHaveNoRecovery
            : say(m.youHaveLeft, { recoveryCodesLeft: counted(recoveryCodesLeft, m.recoveryCodes) })}
          {isRequired ? m.everybodyMustHaveOne : ''}
        </p>
        <ButtonRow>
          <Button onClick={() => setDoing('renewing')}>{m.makeNewRecoveryCodes}</Button>
          {isOn ? (
            <Button onClick={() => setDoing('turning-off')}>{m.turnItOff}</Button>
          ) : (
            <Button onClick={() => setDoing('setting-up')}>{m.setUpAnApp}</Button>
          )}
        </ButtonRow>
      </>
    );
  };
  return (
    <AccountPanel
      ref={part}
      title={m.secondStep}
      badge={<Status {...(isAsked ? { label: m.on, tone: 'good' } : { label: m.off, tone: 'caution' })} />}
    >
      {body()}
      {doing === 'renewing' ? (
        <ActionDialog
          title={m.makeNewRecoveryCodesQuestion}
          confirmLabel={m.makeThem}
          busy={m.makingThem}
          action={() => withProof(() => api.POST('/api/admin/account/second-factor/recovery-codes'))}
          onDone={({ recoveryCodes }) => {
            setDoing('nothing');
            setCodes(recoveryCodes);
          }}
          onCancel={() => setDoing('nothing')}
        >
          <p>{m.oldOnesThenOpen}</p>
        </ActionDialog>
      ) : null}
      {doing === 'turning-off' ? (
        <TurnOffDialog
          note={consequence()}
          onDone={() => done(isPasskey ? m.yourAppIsOff : m.yourSecondStepOff)}
          onCancel={() => setDoing('nothing')}
        />
      ) : null}
    </AccountPanel>
  );
}
