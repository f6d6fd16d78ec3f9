import { request } from '../request.js';
import { search } from './search.js';
import { send } from './send.js';
import type { FailedJobPage, JobCounts } from './types.js';

const calls = '/api/admin/jobs';

/** Work of the site that has used up its tries, the newest first. */
export function fetchFailedJobs(filter: { job?: string | undefined; cursor?: string | undefined }) {
  return request<FailedJobPage>(`${calls}${search(filter)}`);
}

export function fetchJobCounts(): Promise<JobCounts> {
  return request<JobCounts>(`${calls}/counts`);
}

/** Tries one again, or all of a kind. @returns how many were not being tried already */
export function retryJobs(wanted: { id: string } | { job: string }): Promise<{ retried: number }> {
  return 'id' in wanted
    ? request<{ retried: number }>(`${calls}/${wanted.id}/retry`, { method: 'POST' })
    : request<{ retried: number }>(`${calls}/retry`, { method: 'POST', body: wanted });
}

/** For good. Throws ApiError 409 while it is being tried. */
export function giveUpJob(id: string): Promise<void> {
  return send(`${calls}/${id}`, { method: 'DELETE' });
}
