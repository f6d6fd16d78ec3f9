import { ApiExcludeController } from '#api-docs';
import { Body, Controller, Header, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { StarterKit } from '../starter-kit/starter-kit.js';
import { FREE_DOWNLOAD_LIMIT } from '../free-downloads/free-download-rules.js';
import { DownloadReadyDto, RequestDownloadDto } from '../free-downloads/free-downloads.dto.js';
import { FreeDownloads } from '../free-downloads/free-downloads.js';
import { PostOf } from '../../platform/http/routes.js';

@Controller('api/downloads')
export class FreeDownloadsController {
  constructor(
    private readonly freeDownloads: FreeDownloads,
    private readonly starterKit: StarterKit,
  ) {}

  @PostOf(DownloadReadyDto)
  @LimitRate(FREE_DOWNLOAD_LIMIT)
  @Header('cache-control', 'no-store')
  create(
    @Body() { email, name = '', fileName = '', bookId, downloadType }: RequestDownloadDto,
  ): Promise<DownloadReadyDto> {
    return downloadType === undefined
      ? this.freeDownloads.request({ email, fileName, bookId })
      : this.starterKit.request({ email, name, downloadType });
  }
}

/** Redirects to the public file, which new editions replace. */
@ApiExcludeController()
@Controller('free/:token')
export class FreeFilesController {
  constructor(
    private readonly freeDownloads: FreeDownloads,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async open(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = await this.freeDownloads.findFile(token);
    if (address) response.setHeader('cache-control', 'no-store').redirect(302, address);
    else sendFreshPage(this.pages, LINK_UNKNOWN, request, response);
  }
}
