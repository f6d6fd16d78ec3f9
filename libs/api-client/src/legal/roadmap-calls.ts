import { request } from '../request.js';
import type { ChangeBookmark, ChangeProgress, SetBookmark } from './types.js';

const ROOT = '/api/legal-companion';
const bearer = (token: string | undefined) =>
  token ? { headers: { authorization: `Bearer ${token}` } } : {};
const at = (id: string) => encodeURIComponent(id);
const named = (assessmentId?: string) => (assessmentId ? (`?assessment=${at(assessmentId)}` as const) : '');

/** Where the PDF is: a link for our own pages, whose cookie opens it. The newest roadmap where none is named. */
export const roadmapPdfPath = (assessmentId?: string): string => `${ROOT}/roadmap.pdf${named(assessmentId)}`;

/** All that this browser may see; 401 where it has to bring a code first. In all calls `token` is that of a frame. */
export function fetchRoadmap(token?: string) {
  return request<'get /api/legal-companion/roadmap'>(`${ROOT}/roadmap`, bearer(token));
}

/** 409 for a state that does not follow from the present one. */
export function changeProgress(id: string, body: ChangeProgress, token?: string) {
  return request<'patch /api/legal-companion/recommendations/{id}'>(`${ROOT}/recommendations/${at(id)}`, {
    method: 'PATCH',
    body,
    ...bearer(token),
  });
}

/** Marks a topic or a book; what is marked already is answered as it is. */
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

/** To the address that was answered with; the newest roadmap where none is named. */
export function mailRoadmap(assessmentId?: string, token?: string) {
  return request<'post /api/legal-companion/roadmap/mail'>(`${ROOT}/roadmap/mail${named(assessmentId)}`, {
    method: 'POST',
    ...bearer(token),
  });
}

/** Deletes all that this browser may see, at once and for good; answers how much there was. */
export function deleteEverything(token?: string) {
  return request<'delete /api/legal-companion/everything'>(`${ROOT}/everything`, {
    method: 'DELETE',
    ...bearer(token),
  });
}
