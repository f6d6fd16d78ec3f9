import { Button, ButtonRow, CodeField, EmailField, Form } from '@lectern/ui/kit';
import { useRef, useState } from 'react';
import { api } from '../api.js';
import { showSuccess, useForm } from '../components/index.js';
import { setSession } from '../sign-in/session.js';
import { AccountPanel, refreshAccount } from './account-panel.js';
import { withProof } from './proof.js';
import { say } from '../say.js';
import { account as m } from '../messages.js';

interface StepProps {
  onCancel: () => void;
}

/** First step: sends a code to the new address. */
function RequestForm({ onSent, onCancel }: StepProps & { onSent: (email: string) => void }) {
  const state = useForm({
    saved: { email: '' },
    required: { email: m.email.address.error },
    send: async ({ email }) => {
      await withProof(() => api.POST('/api/admin/account/email', { body: { email } }));
      onSent(email);
    },
  });
  return (
    <Form state={state} submit={m.email.address.submit} busy={m.email.address.busy} onCancel={onCancel}>
      <EmailField {...state.free('email')} label={m.email.address.label} data-first="" autoFocus />
    </Form>
  );
}

interface ConfirmFormProps extends StepProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

/** Second step: the code proves access to the new mailbox. */
function ConfirmForm({ email, onBack, onCancel, onDone }: ConfirmFormProps) {
  const state = useForm({
    saved: { code: '' },
    required: { code: m.email.code.error },
    send: async ({ code }) => {
      const session = await withProof(() => api.PUT('/api/admin/account/email', { body: { code } }));
      onDone();
      setSession(session);
      void refreshAccount();
      showSuccess(m.email.changed.title, say(m.email.changed.text, { email }));
    },
  });
  return (
    <Form
      state={state}
      submit={m.email.code.submit}
      busy={m.proof.dialog.busy}
      onCancel={onCancel}
      more={
        <Button kind="bare" onClick={onBack}>
          {m.email.code.again}
        </Button>
      }
    >
      <CodeField
        {...state.free('code')}
        label={m.email.code.label}
        hint={say(m.email.code.hint, { email })}
        autoFocus
      />
    </Form>
  );
}

export function EmailPanel({ email }: { email: string }) {
  const [step, setStep] = useState<'closed' | 'request' | { sentTo: string }>('closed');
  const part = useRef<HTMLElement>(null);
  const close = () => {
    setStep('closed');
    part.current?.focus();
  };
  return (
    <AccountPanel ref={part} title={m.email.title}>
      <p>{say(m.email.lead, { email })}</p>
      {step === 'closed' ? (
        <ButtonRow>
          <Button onClick={() => setStep('request')}>{m.email.button}</Button>
        </ButtonRow>
      ) : step === 'request' ? (
        <RequestForm onSent={(sentTo) => setStep({ sentTo })} onCancel={close} />
      ) : (
        <ConfirmForm email={step.sentTo} onBack={() => setStep('request')} onCancel={close} onDone={close} />
      )}
    </AccountPanel>
  );
}
