import { call } from './call.js';
import type { AdminReview, DecideReview } from './types.js';

/** What buyers have written, the newest first. */
export const fetchReviews = (query: {
  state?: AdminReview['state'] | undefined;
  cursor?: string | undefined;
}) => call('get', '/api/admin/reviews', { query });

/** Puts it on its book's page, or takes it off. Throws ApiError 409 where it was written anew since it was looked at. */
export const decideReview = (orderId: string, body: DecideReview) =>
  call('put', '/api/admin/reviews/{orderId}/state', { path: { orderId }, body });
