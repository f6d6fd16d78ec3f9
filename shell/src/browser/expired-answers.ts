import { localStorageIfAny } from '../layout/analytics/consent.js';

/** As the questionnaire keeps them (widgets/legal-questionnaire). */
const answersKey = 'lectern.legal-companion';

/**
 * Legal answers that this browser was to keep for some days go on their day, also where their visitor comes back to another
 * page than theirs.
 */
export function forgetOldAnswers(): void {
  const device = localStorageIfAny();
  const [, endMs] = /"keptUntilMs":(\d+)/.exec(device?.getItem(answersKey) ?? '') ?? [];
  if (Number(endMs) <= Date.now()) device?.removeItem(answersKey);
}
