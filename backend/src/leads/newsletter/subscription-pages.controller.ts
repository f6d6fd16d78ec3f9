import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { type FreshPage, sendFreshPage } from '../../platform/site/send-fresh-page.js';
import { SitePages } from '../../platform/site/site-pages.js';
import { ConfirmSubscription } from './confirm-subscription.use-case.js';
import { EndSubscription } from './end-subscription.use-case.js';
import { FindSubscription, type SubscriptionState } from './find-subscription.query.js';

type Pages = Record<SubscriptionState, FreshPage>;

const UNKNOWN: FreshPage = { path: '/link-unknown', status: 404 };
const ENDED: FreshPage = { path: '/newsletter-ended', status: 200 };
const END: FreshPage = { path: '/newsletter-end', status: 200 };

const CONFIRM_PAGES: Pages = {
  pending: { path: '/newsletter-confirm', status: 200 },
  confirmed: { path: '/newsletter-confirmed', status: 200 },
  ended: ENDED,
  unknown: UNKNOWN,
};

const END_PAGES: Pages = { pending: END, confirmed: END, ended: ENDED, unknown: UNKNOWN };

/** The links of mails about the letter: looking changes nothing, as programs that read mail look at every link. */
@ApiExcludeController()
@Controller('newsletter/:token')
export class SubscriptionPagesController {
  constructor(
    private readonly findSubscription: FindSubscription,
    private readonly confirmSubscription: ConfirmSubscription,
    private readonly endSubscription: EndSubscription,
    private readonly pages: SitePages,
  ) {}

  @Get('confirm')
  async lookAtConfirm(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const status = await this.findSubscription.execute('confirm', token);
    sendFreshPage(this.pages, CONFIRM_PAGES[status], request, response);
  }

  @Post('confirm')
  async confirm(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.confirmSubscription.execute(token);
    response.redirect(303, `/newsletter/${encodeURIComponent(token)}/confirm`);
  }

  @Get('end')
  async lookAtEnd(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const status = await this.findSubscription.execute('end', token);
    sendFreshPage(this.pages, END_PAGES[status], request, response);
  }

  /** Answered at once, as mail programs follow no redirection here (RFC 8058, section 3.1). */
  @Post('end')
  async end(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const isOurs = await this.endSubscription.execute(token);
    sendFreshPage(this.pages, isOurs ? ENDED : UNKNOWN, request, response);
  }
}
