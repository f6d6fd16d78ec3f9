import { defineFeature } from '../features/feature.js';
import { RateLimiter } from './rate-limiter.js';
import { VisitorCookie } from './visitor-cookie.js';

export const visitors = defineFeature({
  providers: [RateLimiter, VisitorCookie],
});
