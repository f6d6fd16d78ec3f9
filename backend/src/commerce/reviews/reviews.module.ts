import { defineFeature } from '../../platform/features/feature.js';
import { ReviewLinks } from './review-links.js';
import { ReviewRequests } from './review-requests.js';
import { BookReview, ReviewRequest } from './review.entity.js';
import { ReviewsAdminController } from './reviews.admin.controller.js';
import { ReviewsController } from './reviews.controller.js';
import { Reviews } from './reviews.js';

export const reviews = defineFeature({
  entities: [BookReview, ReviewRequest],
  providers: [ReviewLinks, ReviewRequests, Reviews],
  controllers: [ReviewsController, ReviewsAdminController],
  forms: ['reviews/:token', 'reviews/:token/end'],
});
