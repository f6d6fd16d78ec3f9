import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiExcludeController } from '#api-docs';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { toProblem } from '../../platform/http/problem.js';
import { readForm } from '../../platform/http/read-form.js';
import { seeOther } from '../../platform/http/see-other.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { fillSlot } from '../../site/fill-page.js';
import { sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { AddressProof } from './address-proof.js';
import { type AddressStep, OrderParts } from './order-page-parts.js';
import { MailboxDto, MailedCodeDto } from './order-pages.dto.js';
import { pathOf } from './order-page-rules.js';
import { OrderPages } from './order-pages.js';

/** The page of an order, at an address that is its key. Its forms are sent without a script. */
@ApiExcludeController()
@Controller('orders/:token')
export class OrderPagesController {
  constructor(
    private readonly orderPages: OrderPages,
    private readonly addressProof: AddressProof,
    private readonly pages: SitePages,
    private readonly configuration: Configuration,
  ) {}

  @Get()
  look(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(token, { step: 'email' }, 200, request, response);
  }

  /** Where the page with a form that was sent is opened by its address. */
  @Get(['address', 'address/code'])
  goBack(@Param('token') token: string, @Res() response: Response): void {
    seeOther(response, pathOf(token));
  }

  @Post('address')
  @LimitRate({ name: 'address-code', burst: 20, everyMs: 30_000 })
  async askForCode(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const email = fieldOf(body, 'email');
    await this.orSaid(token, { step: 'email', email }, request, response, async () => {
      const form = await readForm(MailboxDto, body);
      await this.addressProof.ask(token, form.email);
      await this.send(token, { step: 'code', email: form.email }, 200, request, response);
    });
  }

  @Post('address/code')
  async takeAddress(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const email = fieldOf(body, 'email');
    await this.orSaid(token, { step: 'code', email }, request, response, async () => {
      const form = await readForm(MailedCodeDto, body);
      await this.addressProof.confirm(token, { ...form, address: request.ip ?? '' });
      seeOther(response, pathOf(token));
    });
  }

  /** What is wrong with a form is said beside it. */
  private async orSaid(
    token: string,
    said: AddressStep,
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
      await this.send(token, { ...said, problem: detail }, status, request, response);
    }
  }

  private async send(
    token: string,
    address: AddressStep,
    status: number,
    request: Request,
    response: Response,
  ): Promise<void> {
    const order = await this.orderPages.find(token);
    const path = pathOf(token);
    const { timeZone } = this.configuration;
    const page = order
      ? {
          path: '/order',
          status,
          personalise: (html: string) =>
            fillSlot(html, renderToStaticMarkup(OrderParts({ order, path, timeZone, address }))),
        }
      : { path: '/link-unknown', status: 404 };
    sendFreshPage(this.pages, page, request, response);
  }
}

/** As it was typed, to be shown again. */
export function fieldOf(body: unknown, name: string, longest = 254): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.slice(0, longest) : '';
}
