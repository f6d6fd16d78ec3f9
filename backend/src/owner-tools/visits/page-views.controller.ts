import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request } from 'express';

import { isCrossSite } from '../../platform/access/cross-site.js';
import { Configuration } from '../../platform/config/configuration.js';
import { CountPageView } from './count-page-view.use-case.js';
import { PageViewDto } from './page-view.dto.js';

/** Told by a line of script in each page (shell/src/render/page-view-script.ts); whatever is said, nothing is answered. */
@ApiExcludeController()
@Controller('api/page-views')
export class PageViewsController {
  constructor(
    private readonly countPageView: CountPageView,
    private readonly configuration: Configuration,
  ) {}

  @Post()
  @HttpCode(204)
  count(@Body() { path }: PageViewDto, @Req() request: Request): void {
    const { ip, headers } = request;
    if (isCrossSite(headers, this.configuration.publicUrl)) return;
    if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return;
    this.countPageView.execute({ path, ip, userAgent: headers['user-agent'] });
  }
}
