import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Response } from 'express';

import { Readiness } from './readiness.js';

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process lives and its event loop turns. */
  @Get('healthz')
  @Header('cache-control', 'no-store')
  alive() {
    return { status: 'alive' };
  }

  /** Every part that a visitor needs answers; 503 and the names of those that do not otherwise. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response) {
    const report = await this.readiness.report();
    response.status(report.status === 'ready' ? 200 : 503);
    return report;
  }
}
