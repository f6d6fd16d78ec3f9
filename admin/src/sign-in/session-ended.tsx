import type { Session } from '@lectern/api-client/admin';
import { Dialog } from '@lectern/ui/kit';
import { useState } from 'react';
import { api } from '../api.js';
import { Note } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { CredentialsForm } from './credentials-form.js';
import { PasskeySignIn } from './passkey-button.js';
import { SecondStepForm } from './second-step.page.js';
import { setSession, useStaff } from './session.js';
import { SetUp } from './set-up.page.js';
import { signIn as m } from '../messages.js';

/** Asks to sign in over the current page, so that typed text is kept. */
export function SessionEnded() {
  const staff = useStaff();
  const [owed, setOwed] = useState<Session['secondSteps']>([]);
  const [mustSetUp, setMustSetUp] = useState(false);
  const onAnswer = (session: Session) => {
    if (session.next === 'second-step') return setOwed(session.secondSteps);
    if (session.next === 'set-up') return setMustSetUp(true);
    // A different user starts on the overview.
    if (session.staff?.email !== staff.email) window.location.assign('/admin');
    void queryClient.invalidateQueries();
    setSession(session);
  };
  if (mustSetUp)
    return (
      <Dialog title={m.setUp.title}>
        <Note>{m.setUp.text}</Note>
        <SetUp onDone={() => void api.GET('/api/admin/me').then(onAnswer, () => window.location.reload())} />
      </Dialog>
    );
  return (
    <Dialog title={m.sessionEnded.title}>
      <Note>{m.sessionEnded.text}</Note>
      {owed.length > 0 ? (
        <SecondStepForm secondSteps={owed} onAnswer={onAnswer} />
      ) : (
        <CredentialsForm
          email={staff.email}
          submitLabel={m.signIn.button}
          busyLabel={m.signIn.busy}
          send={({ email, password }) => api.POST('/api/admin/session', { body: { email, password } })}
          onAnswer={onAnswer}
          hint={<PasskeySignIn onAnswer={onAnswer} />}
        />
      )}
    </Dialog>
  );
}
