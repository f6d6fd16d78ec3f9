import { defineFeature } from '../../platform/features/feature.js';
import { AssessmentDetails, AssessmentRequest, Assessment } from './assessment.entity.js';
import { AssessmentsController } from './assessments.controller.js';
import { AssessmentDeletion } from './assessment-deletion.js';
import { Assessments } from './assessments.js';
export const assessment = defineFeature({
  entities: [Assessment, AssessmentDetails, AssessmentRequest],
  providers: [AssessmentDeletion, Assessments],
  controllers: [AssessmentsController],
});
