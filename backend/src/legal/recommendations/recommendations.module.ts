import { defineFeature } from '../../platform/features/feature.js';
import { LegalTopicRow, RecommendationDetails, StoredRecommendation } from './recommendation.entity.js';
import { Recommendations } from './recommendations.js';

export const recommendations = defineFeature({
  entities: [LegalTopicRow, RecommendationDetails, StoredRecommendation],
  providers: [Recommendations],
});
