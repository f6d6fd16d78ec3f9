import { AccessCode } from './access/access-code.entity.js';
import { AssessmentDetails } from './assessment/assessment-details.entity.js';
import { AssessmentRequest } from './assessment/assessment-request.entity.js';
import { Assessment } from './assessment/assessment.entity.js';
import { BookmarkDetails } from './progress/bookmark-details.entity.js';
import { Bookmark } from './progress/bookmark.entity.js';
import { UserProgress } from './progress/user-progress.entity.js';
import { LegalTopicRow } from './recommendation/legal-topic.entity.js';
import { RecommendationDetails } from './recommendation/recommendation-details.entity.js';
import { StoredRecommendation } from './recommendation/stored-recommendation.entity.js';

export const legalEntities = [
  AccessCode,
  Assessment,
  AssessmentDetails,
  AssessmentRequest,
  Bookmark,
  BookmarkDetails,
  LegalTopicRow,
  RecommendationDetails,
  StoredRecommendation,
  UserProgress,
];
