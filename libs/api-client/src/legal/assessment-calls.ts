import { request } from '../request.js';
import type { CompanionAssessment, EmbeddedAssessment } from './types.js';

/** An HttpOnly cookie then gives this browser access to the roadmap. One key per submission, the same for retries. */
export function sendCompanionAssessment(answers: CompanionAssessment, idempotencyKey: string) {
  return request<'post /api/legal-companion/assessment'>('/api/legal-companion/assessment', {
    method: 'POST',
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Stores the embedded questionnaire's answers; its token authorizes later calls of this page. */
export function sendEmbeddedAssessment(answers: EmbeddedAssessment, idempotencyKey: string) {
  return request<'post /api/legal-assessments'>('/api/legal-assessments', {
    method: 'POST',
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Requests an access code by email; the response is the same for every address. */
export function askForCode(email: string) {
  return request<'post /api/legal-companion/access'>('/api/legal-companion/access', {
    method: 'POST',
    body: { email },
  });
}

/** Gives this browser access to all roadmaps of an address. 401 for a wrong code, 429 after five. */
export function confirmCode(email: string, code: string) {
  const body = { email, code };
  return request<'post /api/legal-companion/access/confirm'>('/api/legal-companion/access/confirm', {
    method: 'POST',
    body,
  });
}

export function closeRoadmap() {
  return request<'delete /api/legal-companion/access'>('/api/legal-companion/access', { method: 'DELETE' });
}
