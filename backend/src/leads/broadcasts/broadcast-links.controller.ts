import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isBot } from '../../platform/http/bots.js';
import { LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { BroadcastLinks } from './broadcast-links.js';

/** Whether a person opened the link, in a browser that does not ask not to be counted. */
const isVisit = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  !isBot(headers['user-agent']) &&
  !/prefetch|preview/.test(`${headers['purpose']} ${headers['x-moz']}`) &&
  headers['sec-gpc'] !== '1' &&
  headers['dnt'] !== '1';

/** Leads from a link of a broadcast to its stored address, and counts the click. */
@ApiExcludeController()
@Controller('newsletter/:token/link')
export class BroadcastLinksController {
  constructor(
    private readonly links: BroadcastLinks,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async follow(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = await this.links.follow(token, isVisit(request));
    if (!address) return sendFreshPage(this.pages, LINK_UNKNOWN, request, response);
    response
      .setHeader('cache-control', 'no-store')
      .setHeader('referrer-policy', 'no-referrer')
      .redirect(302, address);
  }
}
