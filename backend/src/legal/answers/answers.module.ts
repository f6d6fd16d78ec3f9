import { defineFeature } from '../../platform/features/feature.js';
import { Assessment, AssessmentDetails, AssessmentRequest } from './assessment.entity.js';

export const answers = defineFeature({ entities: [Assessment, AssessmentDetails, AssessmentRequest] });
