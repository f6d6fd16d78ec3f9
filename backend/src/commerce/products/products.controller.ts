import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { GetOf } from '../../platform/http/routes.js';
import { sendBody } from '../../site/response-body.js';
import { ProductDto } from './product.dto.js';
import { ProductsOnSale } from './products-on-sale.js';

@Controller('api/products')
export class ProductsController {
  constructor(private readonly onSale: ProductsOnSale) {}

  @GetOf([ProductDto])
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendBody(await this.onSale.read(), 200, request, response);
  }
}
