import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { ProductDto } from './product.dto.js';
import { ProductsOnSale } from './products-on-sale.js';

@Controller('api/products')
export class ProductsController {
  constructor(private readonly onSale: ProductsOnSale) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOkResponse({ type: [ProductDto] })
  list(): Promise<ProductDto[]> {
    return this.onSale.read();
  }
}
