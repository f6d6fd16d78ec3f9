import { defineFeature } from '../features/feature.js';
import { RateLimiter } from './source-allowance.js';
import { VisitorCookie } from './visitor-cookie.js';

export const visitors = defineFeature({
  providers: [RateLimiter, VisitorCookie],
});
