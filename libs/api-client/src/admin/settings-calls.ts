import { addressOf, call } from './call.js';
import type { ConsentWords, EmbedRules, OwnerEmails, SiteNotice, StaffMember } from './types.js';

/** All that can be settled about the site. */
export const fetchSettings = () => call('get', '/api/admin/settings');

/** @param version that was seen; throws ApiError 409 where somebody has changed it since, with a sentence that says what */
export const changeNotice = (version: number, notice: SiteNotice) =>
  call('put', '/api/admin/settings/notice', { body: { ...notice, version } });

/** As {@link changeNotice}. */
export const changeEmbedHosts = (version: number, rules: EmbedRules) =>
  call('put', '/api/admin/settings/embed-hosts', { body: { ...rules, version } });

/** As {@link changeNotice}. @param words null for those that the site came with */
export const changeConsentWords = (version: number, words: ConsentWords | null) =>
  call('put', '/api/admin/settings/consent-words', { body: { words, version } });

/** As {@link changeNotice}. @param asksFirst whether a buyer’s refund waits for the owner’s yes */
export const changeGuarantee = (version: number, asksFirst: boolean) =>
  call('put', '/api/admin/settings/guarantee', { body: { asksFirst, version } });

/** As {@link changeNotice}. */
export const changeOwnerEmails = (version: number, times: OwnerEmails) =>
  call('put', '/api/admin/settings/owner-emails', { body: { ...times, version } });

/** As {@link changeNotice}. */
export const changePostalAddress = (version: number, lines: string) =>
  call('put', '/api/admin/settings/postal-address', { body: { lines, version } });

/** What the site is connected to. */
export const fetchConnections = () => call('get', '/api/admin/connections');

/** Really asks; throws ApiError 429 where that was done too often. */
export const testConnection = (id: string) =>
  call('post', '/api/admin/connections/{id}/test', { path: { id } });

/** Work of the site that has used up its tries, the newest first. */
export const fetchFailedJobs = (query: { job?: string | undefined; cursor?: string | undefined }) =>
  call('get', '/api/admin/jobs', { query });

export const fetchJobCounts = () => call('get', '/api/admin/jobs/counts');

/** Tries one again, or all of a kind. @returns how many were not being tried already */
export const retryJobs = (which: { id: string } | { job: string }) =>
  'id' in which
    ? call('post', '/api/admin/jobs/{id}/retry', { path: which })
    : call('post', '/api/admin/jobs/retry', { body: which });

/** For good. Throws ApiError 409 while it is being tried. */
export const giveUpJob = (id: string) => call('delete', '/api/admin/jobs/{id}', { path: { id } });

/** What to look for in the log; times are ISO 8601 with their zone. */
export interface AuditFilter {
  who?: string | undefined;
  /** `order.refunded` */
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** What was done, the newest first. */
export const fetchAuditLog = (filter: AuditFilter, cursor: string | undefined) =>
  call('get', '/api/admin/audit-log', { query: { ...filter, cursor } });

/** Everybody who has done something, and everything that was done. */
export const fetchAuditChoices = () => call('get', '/api/admin/audit-log/choices');

/** Where the same list lies as a CSV file. */
export const auditLogFile = (filter: AuditFilter): string =>
  addressOf('/api/admin/audit-log/export', { query: { ...filter } });

/** Who works on the site, and who was asked to. */
export const fetchTeam = () => call('get', '/api/admin/staff');

/** Sends an email with a link; one that was sent before opens nothing any more. Throws ApiError 409 for whoever works here. */
export const inviteHelper = (email: string) =>
  call('post', '/api/admin/staff/invitations', { body: { email } });

export const revokeInvitation = (id: string) =>
  call('delete', '/api/admin/staff/invitations/{id}', { path: { id } });

/** Throws ApiError 409 for the last owner. */
export const changeRole = (id: string, role: StaffMember['role']) =>
  call('put', '/api/admin/staff/{id}/role', { path: { id }, body: { role } });

/** All sessions of somebody; of one's own, all but this one. */
export const endSessionsOf = (id: string) =>
  call('delete', '/api/admin/staff/{id}/sessions', { path: { id } });

/** Throws ApiError 409 for the last owner. */
export const removeStaff = (id: string) => call('delete', '/api/admin/staff/{id}', { path: { id } });

/** Throws ApiError 409 where the owner asks of others what they have not done themselves. */
export const requireSecondFactor = (requiresSecondFactor: boolean) =>
  call('put', '/api/admin/staff/rules', { body: { requiresSecondFactor } });
