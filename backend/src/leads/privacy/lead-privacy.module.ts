import { defineFeature } from '../../platform/features/feature.js';
import { LeadPrivacy } from './lead-privacy.js';

export const leadRecords = defineFeature({
  providers: [LeadPrivacy],
});
