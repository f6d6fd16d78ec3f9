import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '#api-docs';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { ContentPreviews } from './content-previews.js';
import { isScheme } from './preview-rules.js';

@ApiTags('admin')
@Needs('content.read')
@Controller('api/admin/content/sections')
export class ContentPreviewsController {
  constructor(private readonly previews: ContentPreviews) {}

  /** The page of a section with the draft’s words, for the frame of the dashboard. */
  @Get(':section/preview')
  @ApiQuery({ name: 'page', required: false, type: String, description: 'Of the look: path of a page' })
  @ApiQuery({ name: 'scheme', required: false, enum: ['light', 'dark'] })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  async show(
    @Param('section') section: string,
    @Query('page') page: unknown,
    @Query('scheme') scheme: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const { headers, html } = await this.previews.render(section, {
      page: typeof page === 'string' ? page : undefined,
      scheme: isScheme(scheme) ? scheme : undefined,
    });
    response.set(headers).type('html').send(html);
  }
}
