import { type Session, signOut, takeSecondStep } from '@lectern/api-client/admin';
import { useState } from 'react';
import { Button, Field, Form, useForm } from '../components/index.js';
import { arrive } from './session.js';
import { SignInLayout } from './sign-in-layout.js';
import { signIn as m } from '../messages.js';

interface SecondStepFormProps {
  onAnswer: (session: Session) => void;
}

/** The code of the app; or, for whoever has not got it at hand, one of the recovery codes. */
export function SecondStepForm({ onAnswer }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const state = useForm({
    saved: { code: '' },
    required: { code: isRecovery ? m.pleaseEnterRecoveryCode : m.pleaseEnterSixDigits },
    send: async ({ code }) => onAnswer(await takeSecondStep(code)),
  });
  return (
    <Form
      state={state}
      button={
        <>
          <Button kind="main" type="submit" busy={state.isBusy && m.looking}>
            {m.goOn}
          </Button>
          <Button kind="bare" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? m.useCodeMyApp : m.myAppNotAt}
          </Button>
        </>
      }
    >
      {isRecovery ? (
        <Field
          {...state.free('code')}
          key="recovery"
          label={m.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          hint={m.oneTenYouPut}
        />
      ) : (
        <Field
          {...state.free('code')}
          key="app"
          label={m.codeOfYourApp}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          autoFocus
          hint={m.sixDigitsNewEvery}
        />
      )}
    </Form>
  );
}

/** After the password: the second step. */
export function SecondStepPage() {
  const beginAgain = () => void signOut().then(arrive, () => window.location.reload());
  return (
    <SignInLayout
      title={m.oneMoreStep}
      back={
        <Button kind="bare" onClick={beginAgain}>
          {m.beginAgain}
        </Button>
      }
    >
      <SecondStepForm onAnswer={arrive} />
    </SignInLayout>
  );
}
