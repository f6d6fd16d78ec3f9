import { defineFeature } from '../features/feature.js';
import { HealthController } from './health.controller.js';
import { MetricsPort } from './metrics-port.js';
import { MetricsController } from './metrics.controller.js';
import { Readiness } from './readiness.js';

export const health = defineFeature({
  providers: [MetricsPort, Readiness],
  controllers: [HealthController, MetricsController],
});
