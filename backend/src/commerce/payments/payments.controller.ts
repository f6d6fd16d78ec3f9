import { Body, Controller, Header, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiHeader, ApiExcludeController, ApiTooManyRequestsResponse } from '#api-docs';
import type { Request } from 'express';

import { CheckoutBrake } from './checkout-brake.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { orderSource } from '../checkout-guard/checkout-guard-rules.js';
import { requestKeyOf, sha256 } from '../orders/order-rules.js';
import { Checkout } from './checkout.js';
import { CheckoutSettingsDto, CreatePaymentIntentDto, PaymentSessionDto } from './checkout.dto.js';
import { readRecentKeys } from './repeat-purchase-rules.js';
import { RepeatPurchases } from './repeat-purchases.js';
import { StripeEvents } from './stripe-events.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@Controller('api')
export class PaymentController {
  constructor(
    private readonly checkout: Checkout,
    private readonly brake: CheckoutBrake,
    private readonly links: SignedLinks,
    private readonly repeats: RepeatPurchases,
  ) {}

  @PostOf(PaymentSessionDto, 'create-payment-intent')
  @Header('cache-control', 'no-store')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Makes the request idempotent.',
  })
  @ApiHeader({
    name: 'If-Bought',
    required: false,
    schema: { enum: ['ask', 'buy'] },
    description:
      'ask: answers 409 COMMERCE.BOUGHT_ALREADY if this browser bought the product within a day. Otherwise buys.',
  })
  @ApiHeader({
    name: 'Recent-Keys',
    required: false,
    description: 'With If-Bought: ask, this browser’s earlier Idempotency-Keys, separated by commas.',
  })
  @ApiTooManyRequestsResponse({
    description: 'Too many orders or declines from this source; see Retry-After.',
  })
  async create(
    @Body() body: CreatePaymentIntentDto,
    @Req() request: Request,
    @Headers('idempotency-key') idempotencyKey?: string,
    @Headers('if-bought') ifBought?: string,
    @Headers('recent-keys') recentKeys?: string,
  ): Promise<PaymentSessionDto> {
    const { amount, ...buyer } = body;
    const client = `${request.ip} ${request.get('user-agent') ?? ''}`;
    const source = orderSource(request.ip, request.headers);
    const purchase = { ...buyer, shownAmountCents: amount, idempotencyKey, source };
    const keyHash = await this.hashOf(requestKeyOf(purchase, client));
    const input = { ...purchase, keyHash };
    if (ifBought === 'ask') {
      const earlier = readRecentKeys(recentKeys).map((key) => this.hashOf(sha256(`key:${key}`)));
      await this.repeats.refuseRepeat({ ...buyer, keyHashes: [keyHash, ...(await Promise.all(earlier))] });
    }
    await this.brake.waitForTurn(input);
    return this.checkout.start(input);
  }

  private hashOf(requestKey: string): Promise<string> {
    return this.links.signatureOf('order-request', requestKey);
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
