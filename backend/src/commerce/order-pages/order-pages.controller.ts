import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiExcludeController } from '#api-docs';

import { readForm } from '../../platform/http/read-form.js';
import { seeOther } from '../../platform/http/see-other.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { AddressProof } from './address-proof.js';
import { pathOf } from '../order-links/order-page-path.js';
import { fieldOf } from '../order-links/form-field.js';
import { FORM_RATES } from './order-page-rules.js';
import { OrderPageView } from './order-page-view.js';
import { MailboxDto, MailedCodeDto } from './order-pages.dto.js';

/** Page of an order; its secret link is the key. Its forms work without scripts. */
@ApiExcludeController()
@Controller('orders/:token')
export class OrderPagesController {
  constructor(
    private readonly view: OrderPageView,
    private readonly addressProof: AddressProof,
  ) {}

  @Get()
  look(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { payer } = request.query;
    const address = { step: 'email' as const, payerProof: typeof payer === 'string' ? payer : '' };
    return this.view.send(token, { address }, 200, request, response);
  }

  /** A reload of a form's result page. */
  @Get(['address', 'address/code', 'receipt-details', 'to-device'])
  goBack(@Param('token') token: string, @Res() response: Response): void {
    seeOther(response, pathOf(token));
  }

  @Post('address')
  @LimitRate({ name: 'address-code', ...FORM_RATES.addressCode })
  async askForCode(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const email = fieldOf(body, 'email');
    const payerProof = fieldOf(body, 'payer', 300);
    const result = (problem: string) => ({ address: { step: 'email' as const, email, payerProof, problem } });
    await this.view.runForm(token, result, request, response, async () => {
      const form = await readForm(MailboxDto, body);
      await this.addressProof.ask(token, form.email, payerProof);
      const codeStep = { address: { step: 'code' as const, email: form.email, payerProof } };
      await this.view.send(token, codeStep, 200, request, response);
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
    const payerProof = fieldOf(body, 'payer', 300);
    const result = (problem: string) => ({ address: { step: 'code' as const, email, payerProof, problem } });
    await this.view.runForm(token, result, request, response, async () => {
      const form = await readForm(MailedCodeDto, body);
      const path = await this.addressProof.confirm(token, { ...form, payerProof, address: request.ip ?? '' });
      seeOther(response, path);
    });
  }
}
