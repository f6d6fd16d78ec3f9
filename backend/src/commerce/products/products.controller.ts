import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { ListProducts } from './list-products.query.js';
import { ProductDto } from './product.dto.js';

@Controller('api/products')
export class ProductsController {
  constructor(private readonly listProducts: ListProducts) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOkResponse({ type: [ProductDto] })
  list(): Promise<ProductDto[]> {
    return this.listProducts.execute();
  }
}
