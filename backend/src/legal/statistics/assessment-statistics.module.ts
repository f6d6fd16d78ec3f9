import { defineFeature } from '../../platform/features/feature.js';
import { AssessmentCountsController } from './assessment-counts.controller.js';
import { CountAssessments } from './count-assessments.query.js';

export const assessmentCounts = defineFeature({
  providers: [CountAssessments],
  controllers: [AssessmentCountsController],
});
