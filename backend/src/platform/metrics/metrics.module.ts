import { defineFeature } from '../features/feature.js';
import { Metrics } from './metrics.js';
import { ServiceCalls } from './service-calls.js';

export const metrics = defineFeature({
  providers: [Metrics, ServiceCalls],
});
