import { localStorageIfAny } from '../layout/analytics/consent.js';

/** Storage key of the questionnaire (widgets/legal-questionnaire). */
const answersKey = 'lectern.legal-companion';

/** Deletes stored legal answers that have expired, on every page: the visitor may never return to the questionnaire. */
export function deleteExpiredAnswers(): void {
  const device = localStorageIfAny();
  const [, endMs] = /"keptUntilMs":(\d+)/.exec(device?.getItem(answersKey) ?? '') ?? [];
  if (Number(endMs) <= Date.now()) device?.removeItem(answersKey);
}
