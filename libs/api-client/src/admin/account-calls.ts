import { call } from './call.js';
import type { FirstOwner, Join, SignIn } from './types.js';

/** Who is signed in; answers for whoever is not, too. */
export const fetchSession = () => call('get', '/api/admin/me');

/**
 * Where the account has a second step, `next` says so and nobody is signed in yet.
 * Throws ApiError 401 for a wrong password or an unknown account alike, 429 for too many tries.
 */
export const signIn = (body: SignIn) => call('post', '/api/admin/session', { body });

/** Throws ApiError 422 for a wrong code, 401 when the time after the password is over, 429 for too many tries. */
export const takeSecondStep = (code: string) =>
  call('post', '/api/admin/session/second-step', { body: { code } });

/** What a device is asked to sign. */
export const askForPasskey = () => call('post', '/api/admin/session/passkey/options');

/** @param credential what the device has answered; throws ApiError 422 for one that is not known */
export const signInWithPasskey = (credential: object) =>
  call('post', '/api/admin/session/passkey', { body: { credential: { ...credential } } });

export const signOut = () => call('delete', '/api/admin/session');

/** Makes the first owner of whoever holds the link that the start of the site prints. */
export const becomeFirstOwner = (body: FirstOwner) => call('post', '/api/admin/first-owner', { body });

/** Answers the same sentence whether or not there is such an account. */
export const forgetPassword = (email: string) =>
  call('post', '/api/admin/forgotten-password', { body: { email } });

/** Throws ApiError 410 for a link that is used or too old. */
export const resetPassword = (body: { token: string; password: string }) =>
  call('post', '/api/admin/forgotten-password/new-password', { body });

/** Whom the link of an invitation is for. Throws ApiError 410 for one that opens nothing. */
export const openInvitation = (token: string) => call('post', '/api/admin/invitation', { body: { token } });

export const acceptInvitation = (body: Join) => call('post', '/api/admin/invitation/accept', { body });

/** One's own account: what changes how one signs in throws ApiError 403 PROOF_NEEDED where the last proof is old. */
export const fetchAccount = () => call('get', '/api/admin/account');

export const changeName = (name: string) => call('put', '/api/admin/account/name', { body: { name } });

/** Mails a code to the new sign-in address. Throws ApiError 422 for an address that cannot be used. */
export const requestEmailChange = (email: string) =>
  call('post', '/api/admin/account/email', { body: { email } });

/** Throws ApiError 422 for a wrong code. */
export const confirmEmailChange = (code: string) =>
  call('put', '/api/admin/account/email', { body: { code } });

/** Ends all other sessions. */
export const changePassword = (body: { oldPassword: string; newPassword: string }) =>
  call('put', '/api/admin/account/password', { body });

/** Who one is, once more: good for a quarter of an hour. Throws ApiError 422 for a wrong password, and for a code that is missing or wrong. */
export const prove = (body: { password: string; code?: string }) =>
  call('post', '/api/admin/account/proof', { body });

/** What a device is asked to sign for that. */
export const offerProof = () => call('post', '/api/admin/account/proof/passkey/options');

/** @param credential what the device has answered; throws ApiError 422 for one that is not theirs */
export const provePasskey = (credential: object) =>
  call('post', '/api/admin/account/proof/passkey', { body: { credential: { ...credential } } });

export const beginSecondFactor = () => call('post', '/api/admin/account/second-factor');

export const confirmSecondFactor = (code: string) =>
  call('post', '/api/admin/account/second-factor/confirm', { body: { code } });

export const renewRecoveryCodes = () => call('post', '/api/admin/account/second-factor/recovery-codes');

export const turnOffSecondFactor = (body: { password: string; code: string }) =>
  call('post', '/api/admin/account/second-factor/turn-off', { body });

export const offerPasskey = () => call('post', '/api/admin/account/passkeys/options');

/** @param credential what the device has answered; with the first second step of an account come recovery codes */
export const addPasskey = (name: string, credential: object) =>
  call('post', '/api/admin/account/passkeys', { body: { name, credential: { ...credential } } });

export const renamePasskey = (id: string, name: string) =>
  call('patch', '/api/admin/account/passkeys/{id}', { path: { id }, body: { name } });

export const removePasskey = (id: string) =>
  call('delete', '/api/admin/account/passkeys/{id}', { path: { id } });

export const endSession = (id: string) =>
  call('delete', '/api/admin/account/sessions/{id}', { path: { id } });

/** All but this one. */
export const endOtherSessions = () => call('delete', '/api/admin/account/sessions');
