import { defineFeature } from '../../platform/features/feature.js';
import { AssessmentDetails } from './assessment-details.entity.js';
import { AssessmentRequest } from './assessment-request.entity.js';
import { Assessment } from './assessment.entity.js';
import { AssessmentsController } from './assessments.controller.js';
import { DeleteEverything } from './delete-everything.use-case.js';
import { ForgetAssessments } from './forget-assessments.use-case.js';
import { ListAssessments } from './list-assessments.query.js';
import { ReadAssessments } from './read-assessments.query.js';
import { SaveAssessment } from './save-assessment.use-case.js';

export const assessment = defineFeature({
  entities: [Assessment, AssessmentDetails, AssessmentRequest],
  providers: [DeleteEverything, ForgetAssessments, ListAssessments, ReadAssessments, SaveAssessment],
  controllers: [AssessmentsController],
});
