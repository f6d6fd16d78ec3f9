import { defineFeature } from '../../platform/features/feature.js';
import { EraseLead } from './erase-lead.use-case.js';
import { PersonLeadListener } from './person-lead.listener.js';
import { ReadLead } from './read-lead.query.js';

export const leadRecords = defineFeature({
  providers: [EraseLead, PersonLeadListener, ReadLead],
});
