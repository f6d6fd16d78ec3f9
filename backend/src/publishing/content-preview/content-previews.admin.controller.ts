import { ApiOkResponse, ApiProduces, ApiTags } from '#api-docs';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { ContentPreviews } from './content-previews.js';

@ApiTags('admin')
@Needs('content.read')
@Controller('api/admin/content/sections')
export class ContentPreviewsController {
  constructor(private readonly previews: ContentPreviews) {}

  /** The page of a section with the draft’s words, for the frame of the dashboard. */
  @Get(':section/preview')
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  async show(@Param('section') section: string, @Res() response: Response): Promise<void> {
    const { headers, html } = await this.previews.render(section);
    response.set(headers).type('html').send(html);
  }
}
