import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request, Response } from 'express';

import { DomainError } from '../../platform/http/domain-error.js';
import { prefersPage } from '../../platform/http/prefers-page.js';
import { seeOther } from '../../platform/http/see-other.js';
import { sendFile } from '../../platform/http/send-file.js';
import { SitePages } from '../../site/site-pages.js';
import { DownloadLinks } from './download-links.js';
import { isLikelyPerson } from './download-rules.js';
import { Downloads } from './downloads.js';

const PAGE_OF_CODE: Record<string, { path: string; status: number }> = {
  'COMMERCE.ACCESS_ENDED': { path: '/link-closed', status: 403 },
  'COMMERCE.ACCESS_PAUSED': { path: '/link-closed', status: 403 },
  'COMMERCE.LINK_EXPIRED': { path: '/link-expired', status: 410 },
  'COMMERCE.LINK_UNKNOWN': { path: '/link-unknown', status: 404 },
};

@ApiExcludeController()
@Controller('d/:token')
export class DownloadsController {
  constructor(
    private readonly downloads: Downloads,
    private readonly downloadLinks: DownloadLinks,
    private readonly pages: SitePages,
  ) {}

  /** `?show` opens a PDF in the browser; other files are saved. */
  @Get()
  async download(
    @Param('token') token: string,
    @Query('show') show: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.withErrorPage(request, response, async () => {
      const { method, headers } = request;
      const isPart = headers.range !== undefined && headers['if-range'] === undefined;
      const download = await this.downloads.find(token, {
        isOpening: method === 'GET',
        isPart,
        isLikelyPerson: isLikelyPerson(headers),
      });
      const isShown = show !== undefined && download.contentType === 'application/pdf';
      const sentBytes = await sendFile({ ...download, isShown }, request, response);
      if (sentBytes > 0 && !download.isAutomatic)
        await this.downloads.count(download.linkId, sentBytes, download.sizeBytes);
    });
  }

  @Post()
  async renew(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.withErrorPage(request, response, async () => {
      await this.downloadLinks.renew(token);
      if (prefersPage(request)) seeOther(response, '/link-sent');
      else response.status(202).json({ status: 'sent' });
    });
  }

  private async withErrorPage(
    request: Request,
    response: Response,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      const page = error instanceof DomainError ? PAGE_OF_CODE[error.code] : undefined;
      if (!page || !prefersPage(request)) throw error;
      if (!this.pages.send(page.path, page.status, request, response)) throw error;
    }
  }
}
