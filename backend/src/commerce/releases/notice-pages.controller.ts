import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { type FreshPage, sendFreshPage } from '../../platform/site/send-fresh-page.js';
import { SitePages } from '../../platform/site/site-pages.js';
import { ConfirmNotice } from './confirm-notice.use-case.js';
import { EndNotice } from './end-notice.use-case.js';
import { FindNotice, type NoticeState } from './find-notice.query.js';

const UNKNOWN: FreshPage = { path: '/link-unknown', status: 404 };
const ENDED: FreshPage = { path: '/release-notice-ended', status: 200 };

const CONFIRM_PAGES: Record<NoticeState, FreshPage> = {
  asked: { path: '/release-notice-confirm', status: 200 },
  confirmed: { path: '/release-notice-confirmed', status: 200 },
  ended: ENDED,
  unknown: UNKNOWN,
};

const END_PAGES: Record<NoticeState, FreshPage> = {
  asked: { path: '/release-notice-end', status: 200 },
  confirmed: { path: '/release-notice-end', status: 200 },
  ended: ENDED,
  unknown: UNKNOWN,
};

/** The links of letters about a release: looking changes nothing, as programs that read mail look at every link. */
@ApiExcludeController()
@Controller('release-notices/:token')
export class NoticePagesController {
  constructor(
    private readonly findNotice: FindNotice,
    private readonly confirmNotice: ConfirmNotice,
    private readonly endNotice: EndNotice,
    private readonly pages: SitePages,
  ) {}

  @Get('confirm')
  async lookAtConfirm(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendFreshPage(
      this.pages,
      CONFIRM_PAGES[await this.findNotice.execute('confirm', token)],
      request,
      response,
    );
  }

  @Post('confirm')
  async confirm(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.confirmNotice.execute(token);
    response.redirect(303, `/release-notices/${encodeURIComponent(token)}/confirm`);
  }

  @Get('end')
  async lookAtEnd(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendFreshPage(this.pages, END_PAGES[await this.findNotice.execute('end', token)], request, response);
  }

  /** Answered at once, as mail programs follow no redirection here (RFC 8058, section 3.1). */
  @Post('end')
  async end(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendFreshPage(this.pages, (await this.endNotice.execute(token)) ? ENDED : UNKNOWN, request, response);
  }
}
