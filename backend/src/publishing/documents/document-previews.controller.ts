import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { DocumentPreviews } from './document-previews.js';

@ApiExcludeController()
@Controller('preview')
export class DocumentPreviewsController {
  constructor(
    private readonly previews: DocumentPreviews,
    private readonly pages: SitePages,
  ) {}

  @Get(':token')
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const preview = await this.previews.show(token);
    if (preview) response.set(preview.headers).type('html').send(preview.html);
    else sendFreshPage(this.pages, LINK_UNKNOWN, request, response);
  }
}
