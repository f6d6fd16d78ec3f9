import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { ProductCatalog } from './product-catalog.js';
import { ProductDto } from './product.dto.js';

@Controller('api/products')
export class ProductsController {
  constructor(private readonly productCatalog: ProductCatalog) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOkResponse({ type: [ProductDto] })
  list(): Promise<ProductDto[]> {
    return this.productCatalog.list();
  }
}
