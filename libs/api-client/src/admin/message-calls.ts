import { request } from '../request.js';
import { send } from './send.js';
import type { SuspectedMessages } from './types.js';

const calls = '/api/admin/messages';

/** What was held back on the contact page, the least suspect first. */
export function fetchSuspectedMessages(): Promise<SuspectedMessages> {
  return request<SuspectedMessages>(`${calls}/suspected`);
}

/** It is real: it is passed on as any other. */
export function clearMessage(id: string): Promise<void> {
  return send(`${calls}/${id}/clear`, { method: 'POST' });
}

export function confirmSpam(id: string): Promise<void> {
  return send(`${calls}/${id}/spam`, { method: 'POST' });
}
