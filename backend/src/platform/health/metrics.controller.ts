import { Controller, Get, NotFoundException, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Response } from 'express';

import { Configuration } from '../config/configuration.js';
import { isLoopback } from '../config/stand-ins.js';
import { Metrics } from '../metrics/metrics.js';

/** Numbers for whoever runs the site, on the site's own port only where no stranger comes. */
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
