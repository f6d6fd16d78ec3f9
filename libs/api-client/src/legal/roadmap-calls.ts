import { request } from '../request.js';
import type { ChangeBookmark, ChangeProgress, SetBookmark } from './types.js';

const ROOT = '/api/legal-companion';
const bearer = (token: string | undefined) =>
  token ? { headers: { authorization: `Bearer ${token}` } } : {};
const at = (id: string) => encodeURIComponent(id);
const named = (assessmentId?: string) => (assessmentId ? (`?assessment=${at(assessmentId)}` as const) : '');

/** Path of the PDF, for our own pages, whose cookie authorizes it. By default the newest roadmap. */
export const roadmapPdfPath = (assessmentId?: string): string => `${ROOT}/roadmap.pdf${named(assessmentId)}`;

/** Everything this browser has access to; 401 without an access code. `token` in all calls is a frame's. */
export function fetchRoadmap(token?: string) {
  return request<'get /api/legal-companion/roadmap'>(`${ROOT}/roadmap`, bearer(token));
}

/** 409 for a transition that the current state does not allow. */
export function changeProgress(id: string, body: ChangeProgress, token?: string) {
  return request<'patch /api/legal-companion/recommendations/{id}'>(`${ROOT}/recommendations/${at(id)}`, {
    method: 'PATCH',
    body,
    ...bearer(token),
  });
}

/** Bookmarks a topic or a book; an existing bookmark is returned unchanged. */
export function setBookmark(body: SetBookmark, token?: string) {
  return request<'post /api/legal-companion/bookmarks'>(`${ROOT}/bookmarks`, {
    method: 'POST',
    body,
    ...bearer(token),
  });
}

export function changeBookmark(id: string, body: ChangeBookmark, token?: string) {
  return request<'patch /api/legal-companion/bookmarks/{id}'>(`${ROOT}/bookmarks/${at(id)}`, {
    method: 'PATCH',
    body,
    ...bearer(token),
  });
}

export function removeBookmark(id: string, token?: string): Promise<{ id: string }> {
  return request<'delete /api/legal-companion/bookmarks/{id}'>(`${ROOT}/bookmarks/${at(id)}`, {
    method: 'DELETE',
    ...bearer(token),
  });
}

export function mailRoadmap(assessmentId?: string, token?: string) {
  return request<'post /api/legal-companion/roadmap/mail'>(`${ROOT}/roadmap/mail${named(assessmentId)}`, {
    method: 'POST',
    ...bearer(token),
  });
}

export function deleteEverything(token?: string) {
  return request<'delete /api/legal-companion/everything'>(`${ROOT}/everything`, {
    method: 'DELETE',
    ...bearer(token),
  });
}
