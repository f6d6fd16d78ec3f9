import { concernRules } from './companion/concerns.js';
import { preferenceRules } from './companion/preferences.js';
import { situationRules } from './companion/situation.js';
import type { CompanionRule } from './rule.js';

/** What the wizard's answers lead to. */
export const companionRules: readonly CompanionRule[] = [
  ...situationRules,
  ...concernRules,
  ...preferenceRules,
];
