import { Body, Controller, Header, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiHeader, ApiExcludeController, ApiTooManyRequestsResponse } from '#api-docs';
import type { Request } from 'express';

import { CheckoutBrake } from '../checkout-guard/checkout-brake.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { orderSource } from '../checkout-guard/checkout-guard-rules.js';
import { requestKeyOf } from '../orders/order-rules.js';
import { Checkout } from './checkout.js';
import { CheckoutSettingsDto, CreatePaymentIntentDto, PaymentSessionDto } from './checkout.dto.js';
import { StripeEvents } from './stripe-events.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@Controller('api')
export class PaymentController {
  constructor(
    private readonly checkout: Checkout,
    private readonly brake: CheckoutBrake,
    private readonly links: SignedLinks,
  ) {}

  @PostOf(PaymentSessionDto, 'create-payment-intent')
  @Header('cache-control', 'no-store')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'One purchase however often it is sent.',
  })
  @ApiTooManyRequestsResponse({
    description: 'Too much was begun or declined from here; Retry-After says how long to wait.',
  })
  async create(
    @Body() body: CreatePaymentIntentDto,
    @Req() request: Request,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<PaymentSessionDto> {
    const { amount, ...buyer } = body;
    const client = `${request.ip} ${request.get('user-agent') ?? ''}`;
    const source = orderSource(request.ip, request.headers);
    const asked = { ...buyer, shownAmountCents: amount, idempotencyKey, source };
    const keyHash = await this.links.signatureOf('order-request', requestKeyOf(asked, client));
    const input = { ...asked, keyHash };
    await this.brake.waitForTurn(input);
    return this.checkout.start(input);
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
