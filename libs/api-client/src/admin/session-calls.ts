import { request } from '../request.js';
import { send } from './send.js';
import type { FirstOwner, Join, OpenInvitation, PasskeyOptions, Session, SignIn } from './types.js';

/** Who is signed in; answers for whoever is not, too. */
export function fetchSession(): Promise<Session> {
  return request<Session>('/api/admin/me');
}

/**
 * Where the account has a second step, `next` says so and nobody is signed in yet.
 * Throws ApiError 401 for a wrong password or an unknown account alike, 429 for too many tries.
 */
export function signIn(input: SignIn): Promise<Session> {
  return request<Session>('/api/admin/session', { method: 'POST', body: input });
}

/** Throws ApiError 422 for a wrong code, 401 when the time after the password is over, 429 for too many tries. */
export function takeSecondStep(code: string): Promise<Session> {
  return request<Session>('/api/admin/session/second-step', { method: 'POST', body: { code } });
}

/** What a device is asked to sign. */
export function askForPasskey(): Promise<PasskeyOptions> {
  return request<PasskeyOptions>('/api/admin/session/passkey/options', { method: 'POST' });
}

/** @param credential what the device has answered; throws ApiError 422 for one that is not known */
export function signInWithPasskey(credential: object): Promise<Session> {
  return request<Session>('/api/admin/session/passkey', { method: 'POST', body: { credential } });
}

export function signOut(): Promise<Session> {
  return request<Session>('/api/admin/session', { method: 'DELETE' });
}

/** Makes the first owner of whoever holds the link that the start of the site prints. */
export function becomeFirstOwner(input: FirstOwner): Promise<Session> {
  return request<Session>('/api/admin/first-owner', { method: 'POST', body: input });
}

/** Answers the same sentence whether or not there is such an account. */
export function forgetPassword(email: string): Promise<{ message: string }> {
  return request<{ message: string }>('/api/admin/forgotten-password', { method: 'POST', body: { email } });
}

/** Throws ApiError 410 for a link that is used or too old. */
export function resetPassword(input: { token: string; password: string }): Promise<void> {
  return send('/api/admin/forgotten-password/new-password', { method: 'POST', body: input });
}

/** Whom the link of an invitation is for. Throws ApiError 410 for one that opens nothing. */
export function openInvitation(token: string): Promise<OpenInvitation> {
  return request<OpenInvitation>('/api/admin/invitation', { method: 'POST', body: { token } });
}

export function acceptInvitation(input: Join): Promise<Session> {
  return request<Session>('/api/admin/invitation/accept', { method: 'POST', body: input });
}
