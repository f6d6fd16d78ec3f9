import { renewRecoveryCodes, type StaffAccount, turnOffSecondFactor } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  Button,
  ButtonRow,
  ConfirmDialog,
  Dialog,
  Field,
  Form,
  Note,
  PasswordField,
  showSuccess,
  StatusBadge,
  useForm,
} from '../components/index.js';
import { counted, localTime } from '../formats.js';
import { AccountPanel, refreshAccount } from './account-panel.js';
import { proved } from './proof.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpSecondFactor } from './set-up-second-factor.js';

interface TurnOffDialogProps {
  isRequired: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for both steps once more before the second one goes. */
function TurnOffDialog({ isRequired, onDone, onCancel }: TurnOffDialogProps) {
  const state = useForm({
    saved: { password: '', code: '' },
    required: { password: 'Please enter your password', code: 'Please enter the six digits of your app' },
    send: async ({ password, code }) => {
      await turnOffSecondFactor({ password, code });
      onDone();
    },
  });
  return (
    <Dialog title="Turn the second step off?" onCancel={onCancel}>
      <Note>
        {isRequired
          ? 'Everybody who works here must have one: you will be asked to set up another at once.'
          : 'Then your password alone lets one in. Your recovery codes open nothing any more.'}
      </Note>
      <Form
        state={state}
        button={
          <ButtonRow $atEnd>
            <Button onClick={onCancel}>Cancel</Button>
            <Button kind="danger" type="submit" busy={state.isBusy && 'Turning it off…'}>
              Turn it off
            </Button>
          </ButtonRow>
        }
      >
        <PasswordField {...state.free('password')} isFirst />
        <Field
          {...state.free('code')}
          label="Code of your app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </Dialog>
  );
}

/** What is done in the panel. */
type Doing = 'nothing' | 'setting-up' | 'renewing' | 'turning-off';

/** The second step of signing in: set up, off, and the recovery codes. */
export function SecondFactorPanel({ secondFactor }: Pick<StaffAccount, 'secondFactor'>) {
  const { isOn, since, recoveryCodesLeft, isRequired } = secondFactor;
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const part = useRef<HTMLElement>(null);
  const renewing = useMutation({
    mutationFn: () => proved(renewRecoveryCodes),
    onSuccess: ({ recoveryCodes }) => {
      setDoing('nothing');
      setCodes(recoveryCodes);
    },
  });
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
  const body = () => {
    if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={end} />;
    if (doing === 'setting-up')
      return (
        <SetUpSecondFactor
          onTurnedOn={() => void refreshAccount()}
          onDone={() => done('Your second step is on')}
          onCancel={end}
        />
      );
    if (!isOn)
      return (
        <>
          <p>
            After your password, the dashboard then asks for a code from your telephone. Whoever learns your
            password still stays outside.
          </p>
          <ButtonRow>
            <Button kind="main" onClick={() => setDoing('setting-up')}>
              Set up a second step
            </Button>
          </ButtonRow>
        </>
      );
    return (
      <>
        <p>
          On since {since ? localTime(since) : 'lately'}.{' '}
          {recoveryCodesLeft === 0
            ? 'You have no recovery code left: make new ones.'
            : `You have ${counted(recoveryCodesLeft, 'recovery code')} left.`}
          {isRequired ? ' Everybody who works here must have one.' : ''}
        </p>
        <ButtonRow>
          <Button onClick={() => setDoing('renewing')}>Make new recovery codes</Button>
          <Button onClick={() => setDoing('turning-off')}>Turn it off</Button>
        </ButtonRow>
      </>
    );
  };
  return (
    <AccountPanel
      ref={part}
      title="Second step"
      badge={<StatusBadge $tone={isOn ? 'good' : 'caution'}>{isOn ? 'On' : 'Off'}</StatusBadge>}
    >
      {body()}
      {doing === 'renewing' ? (
        <ConfirmDialog
          title="Make new recovery codes?"
          confirmLabel="Make them"
          busy={renewing.isPending && 'Making them…'}
          error={renewing.error}
          onConfirm={() => renewing.mutate()}
          onCancel={() => setDoing('nothing')}
        >
          <p>The old ones then open nothing any more.</p>
        </ConfirmDialog>
      ) : null}
      {doing === 'turning-off' ? (
        <TurnOffDialog
          isRequired={isRequired}
          onDone={() => done('Your second step is off')}
          onCancel={() => setDoing('nothing')}
        />
      ) : null}
    </AccountPanel>
  );
}
