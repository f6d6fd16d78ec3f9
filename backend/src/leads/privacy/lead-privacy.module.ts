import { defineFeature } from '../../platform/features/feature.js';
import { LeadPrivacy } from './lead-privacy.js';

export const leadPrivacy = defineFeature({
  providers: [LeadPrivacy],
});
