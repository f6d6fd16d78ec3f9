import { ApiExcludeController } from '#api-docs';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import type { Request } from 'express';

import { isCrossSite } from '../../platform/access/cross-site.js';
import { Configuration } from '../../platform/config/configuration.js';
import { PageViews } from './page-views.js';

export class PageViewDto {
  @IsString({ message: 'A page view needs a path.' })
  @MaxLength(300, { message: 'The path must be at most 300 characters.' })
  path!: string;
}

/** Called by an inline script of each page (shell/src/render/inline-scripts.ts). */
@ApiExcludeController()
@Controller('api/page-views')
export class PageViewsController {
  constructor(
    private readonly pageViews: PageViews,
    private readonly configuration: Configuration,
  ) {}

  @Post()
  @HttpCode(204)
  count(@Body() { path }: PageViewDto, @Req() request: Request): void {
    const { ip, headers } = request;
    if (isCrossSite(headers, this.configuration.publicUrl)) return;
    if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return;
    this.pageViews.count({ path, ip, userAgent: headers['user-agent'] });
  }
}
