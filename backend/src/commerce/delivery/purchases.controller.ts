import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

import { ClaimPurchaseDto, PurchaseDto } from './claim-purchase.dto.js';
import { ClaimPurchase } from './claim-purchase.use-case.js';

@Controller('api/purchases')
export class PurchasesController {
  constructor(private readonly claimPurchase: ClaimPurchase) {}

  /** POST, so that the secret never stands in an address or a log. */
  @Post('claim')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PurchaseDto })
  claim(@Body() { clientSecret }: ClaimPurchaseDto): Promise<PurchaseDto> {
    return this.claimPurchase.execute(clientSecret);
  }
}
