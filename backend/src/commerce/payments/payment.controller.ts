import { Body, Controller, Get, Header, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '#api-docs';
import type { Request } from 'express';

import { CheckoutSettingsDto } from './checkout-settings.dto.js';
import { CreatePaymentIntentDto, PaymentSessionDto } from './create-payment-intent.dto.js';
import { ReadCheckoutSettings } from './read-checkout-settings.query.js';
import { StartPayment } from './start-payment.use-case.js';

@Controller('api')
export class PaymentController {
  constructor(
    private readonly startPayment: StartPayment,
    private readonly readCheckoutSettings: ReadCheckoutSettings,
  ) {}

  @Post('create-payment-intent')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'One purchase however often it is sent.',
  })
  @ApiOkResponse({ type: PaymentSessionDto })
  create(
    @Body() body: CreatePaymentIntentDto,
    @Req() request: Request,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<PaymentSessionDto> {
    const { amount, ...buyer } = body;
    const client = `${request.ip} ${request.get('user-agent') ?? ''}`;
    return this.startPayment.execute({ ...buyer, shownAmountCents: amount, idempotencyKey, client });
  }

  @Get('checkout/settings')
  @Header('cache-control', 'no-cache')
  @ApiOkResponse({ type: CheckoutSettingsDto })
  settings(): CheckoutSettingsDto {
    return this.readCheckoutSettings.execute();
  }
}
