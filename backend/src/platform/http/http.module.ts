import { defineFeature } from '../features/feature.js';
import { ProblemMembers } from './problem-members.js';
import { RequestWatch } from './request-watch.js';

export const http = defineFeature({
  providers: [ProblemMembers],
  webProviders: [RequestWatch],
});
