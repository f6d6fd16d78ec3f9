import { defineFeature } from '../../platform/features/feature.js';
import { PrivacyRequests } from './privacy-requests.js';
import { EmailSubjectData } from './email-subject-data.js';
import { SubjectDataSources } from './subject-data.js';
import { PersonController } from './privacy.admin.controller.js';
export const privacy = defineFeature({
  providers: [PrivacyRequests, EmailSubjectData, SubjectDataSources],
  controllers: [PersonController],
});
