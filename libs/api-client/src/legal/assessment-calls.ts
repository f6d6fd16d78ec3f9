import { request } from '../request.js';
import type { CompanionAssessment, EmbeddedAssessment } from './types.js';

/**
 * Keeps the wizard's answers; a cookie that no script reads opens the roadmap to this browser from then on.
 * @param idempotencyKey one for each submission, kept while it is tried again
 */
export function sendCompanionAssessment(answers: CompanionAssessment, idempotencyKey: string) {
  return request<'post /api/legal-companion/assessment'>('/api/legal-companion/assessment', {
    method: 'POST',
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Keeps the embedded questionnaire's answers; its token goes with each later call of this page. */
export function sendEmbeddedAssessment(answers: EmbeddedAssessment, idempotencyKey: string) {
  return request<'post /api/legal-assessments'>('/api/legal-assessments', {
    method: 'POST',
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Asks for a code by mail; the answer is the same for every address. */
export function askForCode(email: string) {
  return request<'post /api/legal-companion/access'>('/api/legal-companion/access', {
    method: 'POST',
    body: { email },
  });
}

/** Opens everything of an address to this browser. 401 for a wrong code, 429 after five. */
export function confirmCode(email: string, code: string) {
  const body = { email, code };
  return request<'post /api/legal-companion/access/confirm'>('/api/legal-companion/access/confirm', {
    method: 'POST',
    body,
  });
}

/** Lets this browser forget the roadmap; what is kept of it stays. */
export function closeRoadmap() {
  return request<'delete /api/legal-companion/access'>('/api/legal-companion/access', { method: 'DELETE' });
}
