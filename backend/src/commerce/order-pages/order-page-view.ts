import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createElement } from 'react';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { toProblem } from '../../platform/http/problem.js';
import { LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { deviceKindOf } from '../devices/device-rules.js';
import { Devices } from '../devices/devices.js';
import { OrderParts, type OrderPageResult } from './order-page-parts.js';
import { pathOf } from '../order-links/order-page-path.js';
import { OrderPages } from './order-pages.js';

@Injectable()
export class OrderPageView {
  constructor(
    private readonly orderPages: OrderPages,
    private readonly pages: SitePages,
    private readonly configuration: Configuration,
    private readonly devices: Devices,
  ) {}

  async send(
    token: string,
    result: OrderPageResult,
    status: number,
    request: Request,
    response: Response,
  ): Promise<void> {
    const order = await this.orderPages.find(token, result.address?.payerProof);
    const path = pathOf(token);
    const { timeZone, publicUrl } = this.configuration;
    const device = {
      kind: deviceKindOf(request.get('user-agent')),
      sender: this.devices.sender,
      pageUrl: `${publicUrl}${path}`,
      tooLarge: order && (await this.devices.findTooLarge(order.id)),
    };
    const part = order && createElement(OrderParts, { order, path, timeZone, result, device });
    const page = part ? { path: '/order', status, part } : LINK_UNKNOWN;
    sendFreshPage(this.pages, page, request, response);
  }

  /** Runs the action of a form and shows its error beside it. @param result makes the result for an error message */
  async runForm(
    token: string,
    result: (problem: string) => OrderPageResult,
    request: Request,
    response: Response,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error instanceof TooManyAttempts) response.setHeader('retry-after', error.retryAfterS);
      const { status, detail } = toProblem(error);
      await this.send(token, result(detail), status, request, response);
    }
  }
}
