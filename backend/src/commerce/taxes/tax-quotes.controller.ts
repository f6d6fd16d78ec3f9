import { Body, Controller, Header } from '@nestjs/common';

import { PostOf } from '../../platform/http/routes.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { Orders } from '../orders/orders.js';
import { TotalDto, TotalInputDto } from './tax-quotes.dto.js';
import { TaxQuotes } from './tax-quotes.js';
import { QUOTE_RATE } from './tax-rules.js';

@Controller('api')
export class TaxQuotesController {
  constructor(
    private readonly orders: Orders,
    private readonly quotes: TaxQuotes,
  ) {}

  @PostOf(TotalDto, 'checkout/total')
  @Header('cache-control', 'no-store')
  @LimitRate({ name: 'checkout-total', ...QUOTE_RATE })
  async total(@Body() { productId, country, postalCode, region }: TotalInputDto): Promise<TotalDto> {
    const product = await this.orders.findForSale(productId);
    return this.quotes.quote(product, {
      country,
      ...(postalCode ? { postal_code: postalCode } : {}),
      ...(region ? { state: region } : {}),
    });
  }
}
