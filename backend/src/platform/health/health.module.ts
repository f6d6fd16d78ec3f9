import { Module } from '@nestjs/common';

import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsPort } from './metrics-port.js';
import { Readiness } from './readiness.js';

/** How every process can tell that it is well: on a port of its own where one is wanted. */
@Module({ providers: [MetricsPort, Readiness], exports: [MetricsPort, Readiness] })
export class HealthModule {}

/** The same on the port of the site. */
@Module({ imports: [HealthModule], controllers: [HealthController, MetricsController] })
export class HealthWebModule {}
