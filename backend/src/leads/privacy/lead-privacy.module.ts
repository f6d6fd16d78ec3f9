import { defineFeature } from '../../platform/features/feature.js';
import { LeadPrivacy } from './lead-privacy.js';
import { OldLeads } from './old-leads.js';

export const leadPrivacy = defineFeature({
  providers: [LeadPrivacy, OldLeads],
});
