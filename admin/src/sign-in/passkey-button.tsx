import type { PasskeyOptions, Session } from '@lectern/api-client/admin';
import { Button, type ButtonKind, ErrorMessage } from '@lectern/ui/kit';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.js';
import { isDeclined, requestOptions } from './passkey-answers.js';
import { signIn as m } from '../messages.js';

interface PasskeyButtonProps {
  label: string;
  kind?: ButtonKind;
  ask: () => Promise<PasskeyOptions>;
  send: (credential: object) => Promise<void>;
}

/** Signs in with a device's passkey. Renders nothing if the browser has no support. */
export function PasskeyButton({ label, kind, ask, send }: PasskeyButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(await startAuthentication({ optionsJSON: requestOptions(await ask()) })),
  });
  if (!browserSupportsWebAuthn()) return null;
  return (
    <>
      <Button {...(kind ? { kind } : {})} busy={isPending && m.passkey.busy} onClick={() => mutate()}>
        {label}
      </Button>
      <ErrorMessage error={isDeclined(error) ? null : error} />
    </>
  );
}

interface PasskeySignInProps {
  label?: string;
  kind?: ButtonKind;
  onAnswer: (session: Session) => void;
}

/** Signs in with a passkey, which counts as both steps. */
export const PasskeySignIn = ({ label = m.passkey.button, onAnswer, ...look }: PasskeySignInProps) => (
  <PasskeyButton
    {...look}
    label={label}
    ask={() => api.POST('/api/admin/session/passkey/options')}
    send={async (credential) =>
      onAnswer(await api.POST('/api/admin/session/passkey', { body: { credential: { ...credential } } }))
    }
  />
);
