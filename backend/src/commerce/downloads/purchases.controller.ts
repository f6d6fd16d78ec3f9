import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '#api-docs';

import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { AskForPurchasesDto, PurchasesAskedForDto } from './ask-for-purchases.dto.js';
import { AskForPurchases } from './ask-for-purchases.use-case.js';
import { ClaimPurchaseDto, PurchaseDto } from './claim-purchase.dto.js';
import { ClaimPurchase } from './claim-purchase.use-case.js';

@Controller('api/purchases')
export class PurchasesController {
  constructor(
    private readonly claimPurchase: ClaimPurchase,
    private readonly askForPurchases: AskForPurchases,
  ) {}

  /** POST, so that the secret never stands in an address or a log. */
  @Post('claim')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PurchaseDto })
  claim(@Body() { clientSecret }: ClaimPurchaseDto): Promise<PurchaseDto> {
    return this.claimPurchase.execute(clientSecret);
  }

  @Post('mail')
  @HttpCode(202)
  @LimitRate({ name: 'purchases', burst: 20, everyMs: 30_000 })
  @ApiAcceptedResponse({ type: PurchasesAskedForDto })
  async mail(@Body() { email }: AskForPurchasesDto): Promise<PurchasesAskedForDto> {
    await this.askForPurchases.execute(email);
    return {
      message: 'If books were bought with this address, a letter with new links is on its way to it.',
    };
  }
}
