import type { PasskeyOptions } from '@lectern/api-client/admin';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The API description types the options only as WebAuthn JSON; this gives them their DOM type. */
export const requestOptions = ({ options }: PasskeyOptions) =>
  options as unknown as PublicKeyCredentialRequestOptionsJSON;

export const creationOptions = ({ options }: PasskeyOptions) =>
  options as unknown as PublicKeyCredentialCreationOptionsJSON;

/** Whether the user closed the browser's prompt, which is not an error. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

export const isKnownDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
