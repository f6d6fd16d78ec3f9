import { defineFeature } from '../../platform/features/feature.js';
import { ReviewsArchive } from './reviews-archive.js';
import { ReviewLinks } from './review-links.js';
import { ReviewReplies } from './review-replies.js';
import { ReviewRepliesController } from './review-replies.admin.controller.js';
import { ReviewRequests } from './review-requests.js';
import { BookReview, ReviewReply, ReviewRequest } from './review.entity.js';
import { ReviewsAdminController } from './reviews.admin.controller.js';
import { ReviewsController } from './reviews.controller.js';
import { Reviews } from './reviews.js';

export const reviews = defineFeature({
  entities: [BookReview, ReviewReply, ReviewRequest],
  providers: [ReviewsArchive, ReviewLinks, ReviewReplies, ReviewRequests, Reviews],
  controllers: [ReviewsController, ReviewsAdminController, ReviewRepliesController],
  forms: ['reviews/:token', 'reviews/:token/end'],
});
