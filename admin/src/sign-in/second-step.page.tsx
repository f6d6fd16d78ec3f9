import type { Session } from '@lectern/api-client/admin';
import { Button, CodeField, Form } from '@lectern/ui/kit';
import { useState } from 'react';
import { api } from '../api.js';
import { Stack, useForm } from '../components/index.js';
import { PasskeySignIn } from './passkey-button.js';
import { setSession } from './session.js';
import { SignInLayout } from './sign-in-layout.js';
import { signIn as m } from '../messages.js';

interface SecondStepProps {
  secondSteps: Session['secondSteps'];
}

interface SecondStepFormProps extends SecondStepProps {
  onAnswer: (session: Session) => void;
}

/** Asks for a passkey or a code from the app, with recovery codes as fallback. */
export function SecondStepForm({ secondSteps, onAnswer }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const hasApp = secondSteps.includes('app');
  const hasPasskey = secondSteps.includes('passkey');
  const state = useForm({
    saved: { code: '' },
    required: { code: isRecovery ? m.pleaseEnterRecoveryCode : m.pleaseEnterSixDigits },
    send: async ({ code }) => onAnswer(await api.POST('/api/admin/session/second-step', { body: { code } })),
  });
  if (!hasApp && !isRecovery)
    return (
      <Stack>
        <p>{m.yourPasskeyIsYour}</p>
        <PasskeySignIn kind="main" label={m.useMyPasskey} onAnswer={onAnswer} />
        <Button kind="bare" onClick={() => setRecovery(true)}>
          {m.myPasskeyNotAt}
        </Button>
      </Stack>
    );
  return (
    <Form
      state={state}
      place="sheet"
      submit={m.goOn}
      busy={m.looking}
      more={
        <>
          {hasPasskey ? <PasskeySignIn onAnswer={onAnswer} /> : null}
          {hasApp ? (
            <Button kind="bare" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? m.useCodeMyApp : m.myAppNotAt}
            </Button>
          ) : null}
        </>
      }
    >
      {isRecovery ? (
        <CodeField
          {...state.free('code')}
          key="recovery"
          label={m.recoveryCode}
          autoComplete="off"
          autoFocus
          hint={m.oneTenYouPut}
        />
      ) : (
        <CodeField
          {...state.free('code')}
          key="app"
          label={m.codeOfYourApp}
          inputMode="numeric"
          maxLength={9}
          autoFocus
          hint={m.sixDigitsNewEvery}
        />
      )}
    </Form>
  );
}

export function SecondStepPage({ secondSteps }: SecondStepProps) {
  const beginAgain = () =>
    void api.DELETE('/api/admin/session').then(setSession, () => window.location.reload());
  return (
    <SignInLayout
      title={m.oneMoreStep}
      back={
        <Button kind="bare" onClick={beginAgain}>
          {m.beginAgain}
        </Button>
      }
    >
      <SecondStepForm secondSteps={secondSteps} onAnswer={setSession} />
    </SignInLayout>
  );
}
