export { legalGuidance } from './generated/legal-guidance.js';
export type { LegalGuidance } from './pages.js';
