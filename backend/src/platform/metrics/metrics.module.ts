import { defineFeature } from '../features/feature.js';
import { Metrics } from './metrics.js';

export const metrics = defineFeature({
  providers: [Metrics],
});
