import { request } from '../request.js';
import type {
  ConsentWords,
  EmbedRules,
  ServiceConnection,
  ServiceTest,
  SiteNotice,
  SiteSettings,
} from './types.js';

const calls = '/api/admin/settings';

/** All that can be settled about the site. */
export function fetchSettings(): Promise<SiteSettings> {
  return request<SiteSettings>(calls);
}

/** @param version that was seen; throws ApiError 409 where somebody has changed it since, with a sentence that says what */
export function changeNotice(version: number, notice: SiteNotice): Promise<SiteSettings> {
  return request<SiteSettings>(`${calls}/notice`, { method: 'PUT', body: { ...notice, version } });
}

/** As {@link changeNotice}. */
export function changeEmbedHosts(version: number, rules: EmbedRules): Promise<SiteSettings> {
  return request<SiteSettings>(`${calls}/embed-hosts`, { method: 'PUT', body: { ...rules, version } });
}

/** As {@link changeNotice}. @param words null for those that the site came with */
export function changeConsentWords(version: number, words: ConsentWords | null): Promise<SiteSettings> {
  return request<SiteSettings>(`${calls}/consent-words`, { method: 'PUT', body: { words, version } });
}

/** What the site is connected to. */
export function fetchConnections(): Promise<ServiceConnection[]> {
  return request<ServiceConnection[]>('/api/admin/connections');
}

/** Really asks; throws ApiError 429 where that was done too often. */
export function testConnection(id: string): Promise<ServiceTest> {
  return request<ServiceTest>(`/api/admin/connections/${id}/test`, { method: 'POST' });
}
