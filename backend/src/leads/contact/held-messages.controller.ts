import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request, Response } from 'express';

import { type FreshPage, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { ClearMessage } from './clear-message.use-case.js';
import { FindHeldMessage, type HeldMessage } from './find-held-message.query.js';

const PAGES: Record<HeldMessage['state'], FreshPage> = {
  waiting: { path: '/message-real', status: 200 },
  'passed-on': { path: '/message-passed-on', status: 200 },
  unknown: { path: '/link-unknown', status: 404 },
};

/** The owner's link: looking at it changes nothing, as programs that read mail look at every link. */
@ApiExcludeController()
@Controller('messages/:token/real')
export class HeldMessagesController {
  constructor(
    private readonly findHeldMessage: FindHeldMessage,
    private readonly clearMessage: ClearMessage,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async look(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { state } = await this.findHeldMessage.execute(token);
    sendFreshPage(this.pages, PAGES[state], request, response);
  }

  @Post()
  async clear(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const held = await this.findHeldMessage.execute(token);
    if (held.state === 'waiting') await this.clearMessage.execute(held.messageId, undefined);
    response.redirect(303, `/messages/${encodeURIComponent(token)}/real`);
  }
}
