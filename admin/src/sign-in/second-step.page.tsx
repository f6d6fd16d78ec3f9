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

export function SecondStepForm({ secondSteps, onAnswer }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const hasApp = secondSteps.includes('app');
  const hasPasskey = secondSteps.includes('passkey');
  const state = useForm({
    saved: { code: '' },
    required: { code: isRecovery ? m.errors.recoveryCode : m.errors.appCode },
    send: async ({ code }) => onAnswer(await api.POST('/api/admin/session/second-step', { body: { code } })),
  });
  if (!hasApp && !isRecovery)
    return (
      <Stack>
        <p>{m.secondStep.passkey.text}</p>
        <PasskeySignIn kind="main" label={m.secondStep.passkey.button} onAnswer={onAnswer} />
        <Button kind="bare" onClick={() => setRecovery(true)}>
          {m.secondStep.passkey.missing}
        </Button>
      </Stack>
    );
  return (
    <Form
      state={state}
      place="sheet"
      submit={m.secondStep.submit}
      busy={m.secondStep.busy}
      more={
        <>
          {hasPasskey ? <PasskeySignIn onAnswer={onAnswer} /> : null}
          {hasApp ? (
            <Button kind="bare" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? m.secondStep.app.button : m.secondStep.app.missing}
            </Button>
          ) : null}
        </>
      }
    >
      {isRecovery ? (
        <CodeField
          {...state.free('code')}
          key="recovery"
          label={m.secondStep.recovery.label}
          autoComplete="off"
          autoFocus
          hint={m.secondStep.recovery.hint}
        />
      ) : (
        <CodeField
          {...state.free('code')}
          key="app"
          label={m.secondStep.app.label}
          inputMode="numeric"
          maxLength={9}
          autoFocus
          hint={m.secondStep.app.hint}
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
      title={m.secondStep.title}
      back={
        <Button kind="bare" onClick={beginAgain}>
          {m.secondStep.restart}
        </Button>
      }
    >
      <SecondStepForm secondSteps={secondSteps} onAnswer={setSession} />
    </SignInLayout>
  );
}
