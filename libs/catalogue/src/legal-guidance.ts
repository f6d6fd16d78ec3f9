export { legalGuidance } from './shown.js';
export type { LegalGuidance } from './pages.js';
