import { concernRules } from './embedded/concerns.js';
import { counselRules } from './embedded/counsel.js';
import { preferenceRules } from './embedded/preferences.js';
import { situationRules } from './embedded/situation.js';
import type { EmbeddedRule } from './rule.js';

/** What the embedded questionnaire's answers lead to. */
export const embeddedRules: readonly EmbeddedRule[] = [
  ...situationRules,
  ...counselRules,
  ...concernRules,
  ...preferenceRules,
];
