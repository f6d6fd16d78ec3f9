import type { LegalGuidanceFile } from '../compile/content/legal/legal-guidance.schema.js';

/** Everything that the legal companion says besides its topics; the engine needs a part of it. */
export type LegalGuidance = LegalGuidanceFile;
