import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '#api-docs';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { PreviewProductDto } from './preview-product.dto.js';
import { PreviewProduct } from './preview-product.query.js';

/** Pages with a product as it is being written, for a frame of the dashboard. */
@ApiTags('admin')
@Needs('products.read')
@Controller('api/admin/product-preview')
export class ProductPreviewController {
  constructor(private readonly preview: PreviewProduct) {}

  @Get()
  @ApiProduces('text/html')
  async look(@Query() wanted: PreviewProductDto, @Res() response: Response): Promise<void> {
    const { html, headers } = await this.preview.execute(wanted);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  }
}
