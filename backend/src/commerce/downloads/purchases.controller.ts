import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiGoneResponse, ApiTooManyRequestsResponse } from '#api-docs';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { AskForPurchasesDto, PurchasesAskedForDto, ClaimPurchaseDto, PurchaseDto } from './purchases.dto.js';
import { PURCHASES_LIMIT } from './download-rules.js';
import { Purchases } from './purchases.js';
import { PostOf } from '../../platform/http/routes.js';
import { sentence } from '../../platform/http/sentences.js';

@Controller('api/purchases')
export class PurchasesController {
  constructor(private readonly purchases: Purchases) {}

  /** POST, so that the secret appears in no URL or log. */
  @PostOf(PurchaseDto, 'claim')
  @Header('cache-control', 'no-store')
  @ApiGoneResponse({ description: 'The payment is older than a day; its links are in the email.' })
  @ApiTooManyRequestsResponse({
    description: 'Too many claims of unpaid orders; see Retry-After.',
  })
  claim(@Body() { clientSecret }: ClaimPurchaseDto, @Ip() address?: string): Promise<PurchaseDto> {
    return this.purchases.claim(clientSecret, address);
  }

  @Post('mail')
  @HttpCode(202)
  @LimitRate(PURCHASES_LIMIT)
  @ApiAcceptedResponse({ type: PurchasesAskedForDto })
  async mail(@Body() { email }: AskForPurchasesDto): Promise<PurchasesAskedForDto> {
    await this.purchases.requestEmail(email);
    return {
      message: sentence('If you bought books with this address, an email with new links is on its way.'),
    };
  }
}
