import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request, Response } from 'express';

import { sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { FindFreeFile } from './find-free-file.query.js';

/** The links of free files lead to where the file lies: everybody may have it, and a new edition takes its place there. */
@ApiExcludeController()
@Controller('free/:token')
export class FreeFilesController {
  constructor(
    private readonly findFreeFile: FindFreeFile,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async open(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = await this.findFreeFile.execute(token);
    if (address) response.setHeader('cache-control', 'no-store').redirect(302, address);
    else sendFreshPage(this.pages, { path: '/link-unknown', status: 404 }, request, response);
  }
}
