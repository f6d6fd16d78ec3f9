import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request, Response } from 'express';

import { DomainError } from '../../platform/http/domain-error.js';
import { seeOther } from '../../platform/http/see-other.js';
import { type FreshPage, LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { SendOffDto } from './shipping.dto.js';
import { type DispatchState, Shipping } from './shipping.js';

const PAGES: Record<DispatchState, FreshPage> = {
  'to-send': { path: '/order-to-send', status: 200 },
  sent: { path: '/order-sent', status: 200 },
  'on-hold': { path: '/order-on-hold', status: 409 },
  unknown: LINK_UNKNOWN,
};

/** Opening the link changes nothing, since mail programs open every link. */
@ApiExcludeController()
@Controller('orders/:token/sent')
export class ShippingController {
  constructor(
    private readonly shipping: Shipping,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendFreshPage(this.pages, PAGES[await this.shipping.find(token)], request, response);
  }

  @Post()
  async mark(
    @Param('token') token: string,
    @Body() { trackingNumber = '' }: SendOffDto,
    @Res() response: Response,
  ): Promise<void> {
    await this.shipping.markSentByLink(token, trackingNumber).catch((error: unknown) => {
      // The page after the redirect explains why it cannot be sent.
      if (!(error instanceof DomainError)) throw error;
    });
    seeOther(response, `/orders/${encodeURIComponent(token)}/sent`);
  }
}
