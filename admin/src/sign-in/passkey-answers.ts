import type { PasskeyOptions } from '@lectern/api-client/admin';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The API describes them by WebAuthn alone, so here they get their names. */
export const requestOptions = ({ options }: PasskeyOptions) =>
  options as unknown as PublicKeyCredentialRequestOptionsJSON;

export const creationOptions = ({ options }: PasskeyOptions) =>
  options as unknown as PublicKeyCredentialCreationOptionsJSON;

/** Whether somebody has closed what their device asked: that is no error, and says so itself. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Whether the device holds a passkey of this account already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
