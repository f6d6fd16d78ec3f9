import { request } from '../request.js';
import { send } from './send.js';
import type { StaffMember, Team } from './types.js';

const TEAM = '/api/admin/staff';

/** Who works on the site, and who was asked to. */
export function fetchTeam(): Promise<Team> {
  return request<Team>(TEAM);
}

/** Sends an email with a link; one that was sent before opens nothing any more. Throws ApiError 409 for whoever works here. */
export function inviteHelper(email: string): Promise<void> {
  return send(`${TEAM}/invitations`, { method: 'POST', body: { email } });
}

export function revokeInvitation(id: string): Promise<void> {
  return send(`${TEAM}/invitations/${id}`, { method: 'DELETE' });
}

/** Throws ApiError 409 for the last owner. */
export function changeRole(id: string, role: StaffMember['role']): Promise<void> {
  return send(`${TEAM}/${id}/role`, { method: 'PUT', body: { role } });
}

/** Throws ApiError 409 for the last owner. */
export function removeStaff(id: string): Promise<void> {
  return send(`${TEAM}/${id}`, { method: 'DELETE' });
}

/** Throws ApiError 409 where the owner asks of others what they have not done themselves. */
export function requireSecondFactor(requiresSecondFactor: boolean): Promise<void> {
  return send(`${TEAM}/rules`, { method: 'PUT', body: { requiresSecondFactor } });
}
