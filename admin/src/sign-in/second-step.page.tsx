import { type Session, signOut, takeSecondStep } from '@lectern/api-client/admin';
import { useState } from 'react';
import { Button, Field, Form, useForm } from '../components/index.js';
import { arrive } from './session.js';
import { SignInLayout } from './sign-in-layout.js';

interface SecondStepFormProps {
  onAnswer: (session: Session) => void;
}

/** The code of the app; or, for whoever has not got it at hand, one of the recovery codes. */
export function SecondStepForm({ onAnswer }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const state = useForm({
    saved: { code: '' },
    required: {
      code: isRecovery ? 'Please enter a recovery code' : 'Please enter the six digits of your app',
    },
    send: async ({ code }) => onAnswer(await takeSecondStep(code)),
  });
  return (
    <Form
      state={state}
      button={
        <>
          <Button kind="main" type="submit" busy={state.isBusy && 'Looking…'}>
            Go on
          </Button>
          <Button kind="bare" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Use the code of my app' : 'My app is not at hand'}
          </Button>
        </>
      }
    >
      {isRecovery ? (
        <Field
          {...state.free('code')}
          key="recovery"
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          hint="One of the ten that you put away when you set up the second step. Each works once."
        />
      ) : (
        <Field
          {...state.free('code')}
          key="app"
          label="Code of your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          autoFocus
          hint="Six digits, new every half minute."
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
      title="One more step"
      back={
        <Button kind="bare" onClick={beginAgain}>
          Begin again
        </Button>
      }
    >
      <SecondStepForm onAnswer={arrive} />
    </SignInLayout>
  );
}
