/**
 * Of the rules, kept with every stored recommendation: the same answers, topics and version give the same result.
 * Raised with every change of a rule; a test notices when that is forgotten.
 */
export const RULES_VERSION = '1';
