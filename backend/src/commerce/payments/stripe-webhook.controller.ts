import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request } from 'express';

import { ReceiveStripeEvent } from './receive-stripe-event.use-case.js';

@ApiExcludeController()
@Controller('api/stripe/webhook')
export class StripeWebhookController {
  constructor(private readonly receiveStripeEvent: ReceiveStripeEvent) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() request: RawBodyRequest<Request>, @Headers('stripe-signature') signature?: string) {
    await this.receiveStripeEvent.execute(request.rawBody, signature);
    return { received: true };
  }
}
