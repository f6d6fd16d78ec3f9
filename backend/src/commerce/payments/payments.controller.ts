import { Body, Controller, Header, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiHeader, ApiExcludeController } from '#api-docs';
import type { Request } from 'express';

import { Checkout } from './checkout.js';
import { CheckoutSettingsDto, CreatePaymentIntentDto, PaymentSessionDto } from './checkout.dto.js';
import { StripeEvents } from './stripe-events.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@Controller('api')
export class PaymentController {
  constructor(private readonly checkout: Checkout) {}

  @PostOf(PaymentSessionDto, 'create-payment-intent')
  @Header('cache-control', 'no-store')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'One purchase however often it is sent.',
  })
  create(
    @Body() body: CreatePaymentIntentDto,
    @Req() request: Request,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<PaymentSessionDto> {
    const { amount, ...buyer } = body;
    const client = `${request.ip} ${request.get('user-agent') ?? ''}`;
    return this.checkout.start({ ...buyer, shownAmountCents: amount, idempotencyKey, client });
  }

  @GetOf(CheckoutSettingsDto, 'checkout/settings')
  @Header('cache-control', 'no-cache')
  settings(): CheckoutSettingsDto {
    return this.checkout.settings();
  }
}

@ApiExcludeController()
@Controller('api/stripe/webhook')
export class StripeWebhookController {
  constructor(private readonly stripeEvents: StripeEvents) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() request: RawBodyRequest<Request>, @Headers('stripe-signature') signature?: string) {
    await this.stripeEvents.receive(request.rawBody, signature);
    return { received: true };
  }
}
