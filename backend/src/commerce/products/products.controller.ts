import { Controller, Header } from '@nestjs/common';

import { ProductCatalog } from './product-catalog.js';
import { ProductDto } from './product.dto.js';
import { GetOf } from '../../platform/http/routes.js';

@Controller('api/products')
export class ProductsController {
  constructor(private readonly productCatalog: ProductCatalog) {}

  @GetOf([ProductDto])
  @Header('cache-control', 'no-cache')
  list(): Promise<ProductDto[]> {
    return this.productCatalog.list();
  }
}
