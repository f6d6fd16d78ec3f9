import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Header, Res, NotFoundException } from '@nestjs/common';
import type { Response } from 'express';

import { Configuration } from '../config/configuration.js';
import { isLoopback } from '../config/stand-ins.js';
import { Metrics } from '../metrics/metrics.js';
import { Readiness } from './readiness.js';

export const ALIVE = { status: 'alive' };

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  @Header('cache-control', 'no-store')
  alive() {
    return ALIVE;
  }

  /** Answers 503 if a load balancer should use other processes, with the failed checks; see {@link Readiness}. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response) {
    const report = await this.readiness.report();
    response.status(report.status === 'ready' ? 200 : 503);
    return report;
  }
}

/** Prometheus metrics, on the site's own port only on localhost. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  private readonly isOpen: boolean;

  constructor(
    { metricsPort, publicUrl }: Configuration,
    private readonly metrics: Metrics,
  ) {
    this.isOpen = metricsPort === undefined && isLoopback(publicUrl);
  }

  @Get()
  async read(@Res() response: Response): Promise<void> {
    if (!this.isOpen) throw new NotFoundException();
    const { contentType, body } = await this.metrics.expose();
    response.set({ 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
  }
}
