import { request } from '../request.js';
import type { FirstOwner, Session, SignIn } from './types.js';

/** Who is signed in; answers for whoever is not, too. */
export function fetchSession(): Promise<Session> {
  return request<Session>('/api/admin/me');
}

/** Throws ApiError 401 for a wrong password or an unknown account alike, 429 for too many tries. */
export function signIn(wish: SignIn): Promise<Session> {
  return request<Session>('/api/admin/session', { method: 'POST', body: wish });
}

export function signOut(): Promise<Session> {
  return request<Session>('/api/admin/session', { method: 'DELETE' });
}

/** Makes the first owner of whoever holds the link that the start of the site prints. */
export function becomeFirstOwner(wish: FirstOwner): Promise<Session> {
  return request<Session>('/api/admin/first-owner', { method: 'POST', body: wish });
}
