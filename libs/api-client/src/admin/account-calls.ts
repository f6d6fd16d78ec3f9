import { request } from '../request.js';
import { send } from './send.js';
import type { OfferedSecret, PasskeyOptions, RecoveryCodes, Session, StaffAccount } from './types.js';

const ACCOUNT = '/api/admin/account';

/** One's own account: what changes how one signs in throws ApiError 403 PROOF_NEEDED where the last proof is old. */
export function fetchAccount(): Promise<StaffAccount> {
  return request<StaffAccount>(ACCOUNT);
}

export function changeName(name: string): Promise<Session> {
  return request<Session>(`${ACCOUNT}/name`, { method: 'PUT', body: { name } });
}

/** Ends all other sessions. */
export function changePassword(input: { oldPassword: string; newPassword: string }): Promise<void> {
  return send(`${ACCOUNT}/password`, { method: 'PUT', body: input });
}

/** The password once more: good for a quarter of an hour. */
export function prove(password: string): Promise<void> {
  return send(`${ACCOUNT}/proof`, { method: 'POST', body: { password } });
}

export function beginSecondFactor(): Promise<OfferedSecret> {
  return request<OfferedSecret>(`${ACCOUNT}/second-factor`, { method: 'POST' });
}

export function confirmSecondFactor(code: string): Promise<RecoveryCodes> {
  return request<RecoveryCodes>(`${ACCOUNT}/second-factor/confirm`, { method: 'POST', body: { code } });
}

export function renewRecoveryCodes(): Promise<RecoveryCodes> {
  return request<RecoveryCodes>(`${ACCOUNT}/second-factor/recovery-codes`, { method: 'POST' });
}

export function turnOffSecondFactor(input: { password: string; code: string }): Promise<void> {
  return send(`${ACCOUNT}/second-factor/turn-off`, { method: 'POST', body: input });
}

export function offerPasskey(): Promise<PasskeyOptions> {
  return request<PasskeyOptions>(`${ACCOUNT}/passkeys/options`, { method: 'POST' });
}

/** @param wish `credential`: what the device has answered */
export function addPasskey(input: { name: string; credential: object }): Promise<void> {
  return send(`${ACCOUNT}/passkeys`, { method: 'POST', body: input });
}

export function renamePasskey(id: string, name: string): Promise<void> {
  return send(`${ACCOUNT}/passkeys/${id}`, { method: 'PATCH', body: { name } });
}

export function removePasskey(id: string): Promise<void> {
  return send(`${ACCOUNT}/passkeys/${id}`, { method: 'DELETE' });
}

export function endSession(id: string): Promise<void> {
  return send(`${ACCOUNT}/sessions/${id}`, { method: 'DELETE' });
}

/** All but this one. */
export function endOtherSessions(): Promise<void> {
  return send(`${ACCOUNT}/sessions`, { method: 'DELETE' });
}
