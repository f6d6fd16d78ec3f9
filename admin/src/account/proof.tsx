import { ApiError, type Session } from '@lectern/api-client/admin';
import { CodeField, FormDialog, PasswordField } from '@lectern/ui/kit';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { create } from 'zustand';
import { api } from '../api.js';
import { Muted, Stack, useForm } from '../components/index.js';
import { PasskeyButton } from '../sign-in/passkey-button.js';
import { account as m } from '../messages.js';

interface PendingCall {
  secondSteps: Session['secondSteps'];
  onProved: () => void;
  onCancel: () => void;
}

/** The call that waits for a confirmed identity; null if none does. */
const usePendingProof = create<{ pending: PendingCall | null }>(() => ({ pending: null }));

const needsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'ACCESS.PROOF_NEEDED';

/**
 * Makes a call. If the server asks for a recent sign-in, confirms the identity and repeats the call.
 * @throws the refusal if the user cancels
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!needsProof(error)) throw error;
    const { secondSteps } = await api.GET('/api/admin/me');
    await new Promise<void>((resolve, reject) => {
      const refusal = error instanceof Error ? error : new Error('The call was refused.');
      usePendingProof.setState({
        pending: { secondSteps, onProved: resolve, onCancel: () => reject(refusal) },
      });
    }).finally(() => usePendingProof.setState({ pending: null }));
    return call();
  }
}

/** Confirms the user's identity when a call needs it. Render it once on each page that uses `withProof`. */
export function ProofDialog() {
  const { pending } = usePendingProof();
  return pending ? <ProofForm {...pending} /> : null;
}

function ProofForm({ secondSteps, onProved, onCancel }: PendingCall) {
  const hasPasskey = secondSteps.includes('passkey');
  const hasSecondStep = secondSteps.length > 0;
  const state = useForm({
    saved: { password: '', code: '' },
    required: {
      password: m.password.errors.missing,
      ...(hasSecondStep ? { code: m.proof.error } : {}),
    },
    send: async ({ password, code }) => {
      await api.POST('/api/admin/account/proof', { body: { password, ...(code ? { code } : {}) } });
      onProved();
    },
  });
  return (
    <FormDialog {...m.proof.dialog} note={m.proof.note} state={state} onCancel={onCancel}>
      {hasPasskey && browserSupportsWebAuthn() ? (
        <Stack>
          <PasskeyButton
            label={m.proof.passkey}
            ask={() => api.POST('/api/admin/account/proof/passkey/options')}
            send={async (credential) => {
              await api.POST('/api/admin/account/proof/passkey', { body: { credential: { ...credential } } });
              onProved();
            }}
          />
          <Muted>{m.proof.or}</Muted>
        </Stack>
      ) : null}
      <PasswordField {...state.free('password')} isFirst />
      {hasSecondStep ? (
        <CodeField
          {...state.free('code')}
          label={secondSteps.includes('app') ? m.proof.code : m.proof.recoveryCode}
        />
      ) : null}
    </FormDialog>
  );
}
