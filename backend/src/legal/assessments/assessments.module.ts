import { defineFeature } from '../../platform/features/feature.js';
import { AssessmentDeletion } from './assessment-deletion.js';
import { AssessmentsController } from './assessments.controller.js';
import { Assessments } from './assessments.js';

export const assessment = defineFeature({
  part: 'legal-companion',
  providers: [AssessmentDeletion, Assessments],
  controllers: [AssessmentsController],
});
