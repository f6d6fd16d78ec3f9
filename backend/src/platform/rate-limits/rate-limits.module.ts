import { defineFeature } from '../features/feature.js';
import { SourceAllowance } from './source-allowance.js';
import { VisitorCookie } from './visitor-cookie.js';

export const visitors = defineFeature({
  providers: [SourceAllowance, VisitorCookie],
});
