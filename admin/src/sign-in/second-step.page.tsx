import { type Session, signOut, takeSecondStep } from '@lectern/api-client/admin';
import { Button, CodeField, Form } from '@lectern/ui/kit';
import { useState } from 'react';
import { useForm } from '../components/index.js';
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
      place="sheet"
      submit={m.goOn}
      busy={m.looking}
      more={
        <Button kind="bare" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? m.useCodeMyApp : m.myAppNotAt}
        </Button>
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
