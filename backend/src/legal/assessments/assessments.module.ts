import { defineFeature } from '../../platform/features/feature.js';
import { AssessmentDeletion } from './assessment-deletion.js';
import { Assessment, AssessmentDetails, AssessmentRequest } from './assessment.entity.js';
import { AssessmentsController } from './assessments.controller.js';
import { Assessments } from './assessments.js';

export const assessment = defineFeature({
  entities: [Assessment, AssessmentDetails, AssessmentRequest],
  providers: [AssessmentDeletion, Assessments],
  controllers: [AssessmentsController],
});
