import { catalogue } from './opened.js';

export const { legalGuidance } = catalogue;
export type { LegalGuidance } from './pages.js';
