import { bookByProductId, siteLocale } from '@lectern/catalogue';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createElement, type ReactElement } from 'react';
import { ApiExcludeController } from '#api-docs';

import { seeOther } from '../../platform/http/see-other.js';
import { LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { pathOf } from '../order-links/order-page-path.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import type { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { ConfirmPart, GuaranteeFrame, RefusedPart } from './guarantee-parts.js';
import { Guarantee } from './guarantee.js';

/** One confirmation, then a POST; both work without scripts. */
@ApiExcludeController()
@Controller('orders/:token/refund')
export class GuaranteeController {
  constructor(
    private readonly guarantee: Guarantee,
    private readonly links: OrderPageLinks,
    private readonly orders: Orders,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.links.open(token);
    if (!order) return this.unknown(request, response);
    const view = await this.guarantee.find(order);
    const path = pathOf(token);
    if (view.state === 'offered') {
      const titles = new Intl.ListFormat(siteLocale).format(await this.orders.titlesOf(order.id));
      this.send(order, ConfirmPart({ view, titles, path }), 200, request, response);
    } else if (view.state === 'refused' && view.refusal !== 'refunded')
      this.send(order, RefusedPart({ refusal: view.refusal, path }), 409, request, response);
    else seeOther(response, path);
  }

  @Post()
  async submit(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.links.open(token);
    if (!order) return this.unknown(request, response);
    const path = pathOf(token);
    const refusal = await this.guarantee.requestRefund(order);
    // A second click on a refunded order has the same result.
    if (!refusal || refusal === 'refunded') seeOther(response, path);
    else this.send(order, RefusedPart({ refusal, path }), 409, request, response);
  }

  private unknown(request: Request, response: Response): void {
    sendFreshPage(this.pages, LINK_UNKNOWN, request, response);
  }

  private send(
    { productId }: Order,
    children: ReactElement,
    status: number,
    request: Request,
    response: Response,
  ): void {
    const part = createElement(GuaranteeFrame, { bookId: bookByProductId(productId)?.id, children });
    sendFreshPage(this.pages, { path: '/order', status, part }, request, response);
  }
}
