import { defineFeature } from '../../platform/features/feature.js';
import { AssessmentCountsController } from './assessment-statistics.admin.controller.js';
import { AssessmentStatistics } from './assessment-statistics.js';

export const assessmentCounts = defineFeature({
  part: 'legal-companion',
  providers: [AssessmentStatistics],
  controllers: [AssessmentCountsController],
});
