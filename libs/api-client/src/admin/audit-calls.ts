import { request } from '../request.js';
import { search } from './search.js';
import type { AuditChoices, AuditLogPage } from './types.js';

const calls = '/api/admin/audit-log';

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

/** What the staff has done, the newest first. */
export function fetchAuditLog(filter: AuditFilter, cursor: string | undefined): Promise<AuditLogPage> {
  return request<AuditLogPage>(`${calls}${search({ ...filter, cursor })}`);
}

/** Everybody who has done something, and everything that was done. */
export function fetchAuditChoices(): Promise<AuditChoices> {
  return request<AuditChoices>(`${calls}/choices`);
}

/** Where the same list lies as a CSV file. */
export const auditLogFile = (filter: AuditFilter): string => `${calls}/export${search({ ...filter })}`;
