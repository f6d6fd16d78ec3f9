import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCreatedResponse,
  ApiQuery,
  ApiTags,
  ApiProduces,
} from '#api-docs';
import type { Response } from 'express';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { Files, TakesFiles } from '../../platform/uploads/takes-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { Editions } from '../editions/editions.js';
import { AdminProducts } from './admin-products.js';
import {
  ChangeProductDto,
  CreateProductDto,
  PublishEditionDto,
  PreviewProductDto,
} from '../products/product-fields.dto.js';
import { ProductManagement, type ProductAction } from './product-management.js';
import { AdminProductDto, AdminProductPageDto, ProductEventDto } from '../products/product.dto.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['title', 'description', 'price', 'type'],
    properties: {
      title: { type: 'string' },
      description: { type: 'string' },
      price: { type: 'integer', description: 'In the currency’s minor unit.' },
      type: { type: 'string', enum: ['ebook', 'paperback', 'speaking'] },
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
      formats: { type: 'array', items: { type: 'string', enum: ['epub', 'pdf', 'unknown'] } },
      publish: { type: 'string', enum: ['true', 'false'] },
    },
  },
};

@ApiTags('admin')
@Needs('products.write')
@Controller('api/admin/products')
export class ProductsAdminController {
  constructor(
    private readonly adminProducts: AdminProducts,
    private readonly productManagement: ProductManagement,
  ) {}

  @GetOf(AdminProductPageDto)
  @Needs('products.read')
  @ApiQuery({ name: 'cursor', required: false })
  @ApiQuery({ name: 'away', required: false, enum: ['true'], description: 'Archived products.' })
  list(@Query('cursor') cursor?: unknown, @Query('away') away?: unknown): Promise<AdminProductPageDto> {
    const isAway = away === 'true';
    return this.adminProducts.list({ isAway, cursor: cursor === undefined ? undefined : String(cursor) });
  }

  @GetOf(AdminProductDto, ':id')
  @Needs('products.read')
  one(@Param('id') id: string): Promise<AdminProductDto> {
    return this.adminProducts.find(id);
  }

  @GetOf([ProductEventDto], ':id/history')
  @Needs('audit-log.read')
  history(@Param('id') id: string): Promise<ProductEventDto[]> {
    return this.adminProducts.history(id);
  }

  @Post()
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiCreatedResponse({ type: AdminProductDto })
  async create(
    @CurrentStaff() staff: Staff,
    @Body() { price, formats, publish, ...words }: CreateProductDto,
    @Files() files: readonly UploadedFile[],
  ): Promise<AdminProductDto> {
    const input = { ...words, priceCents: price, files, formats, isOnSale: publish !== 'false' };
    return this.adminProducts.find(await this.productManagement.create(staff, input));
  }

  @PutOf(AdminProductDto, ':id')
  async change(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { version, price, ...words }: ChangeProductDto,
  ): Promise<AdminProductDto> {
    await this.productManagement.change(staff, id, version, { ...words, priceCents: price });
    return this.adminProducts.find(id);
  }
}

const EDITION_FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['version', 'note', 'pastBuyers', 'files', 'replaces'],
    properties: {
      version: { type: 'integer' },
      note: { type: 'string', description: 'Text about the changes.' },
      pastBuyers: { type: 'string', enum: ['told', 'served', 'kept'] },
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
      formats: { type: 'array', items: { type: 'string', enum: ['epub', 'pdf', 'unknown'] } },
      replaces: { type: 'array', items: { type: 'string' } },
    },
  },
};

@ApiTags('admin')
@Needs('products.write')
@Controller('api/admin/products/:id')
export class ProductActionsController {
  constructor(
    private readonly adminProducts: AdminProducts,
    private readonly productManagement: ProductManagement,
    private readonly editions: Editions,
  ) {}

  @PostOf(AdminProductDto, 'put-on-sale')
  putOnSale(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<AdminProductDto> {
    return this.do(staff, id, 'put-on-sale');
  }

  @PostOf(AdminProductDto, 'take-off-sale')
  takeOffSale(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<AdminProductDto> {
    return this.do(staff, id, 'take-off-sale');
  }

  @PostOf(AdminProductDto, 'put-away')
  putAway(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<AdminProductDto> {
    return this.do(staff, id, 'put-away');
  }

  @PostOf(AdminProductDto, 'bring-back')
  bringBack(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<AdminProductDto> {
    return this.do(staff, id, 'bring-back');
  }

  @PostOf(AdminProductDto, 'release')
  async releaseIt(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<AdminProductDto> {
    await this.productManagement.release(staff, id);
    return this.adminProducts.find(id);
  }

  @Post('editions')
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiBody(EDITION_FORM)
  @ApiCreatedResponse({ type: AdminProductDto })
  async bring(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() edition: PublishEditionDto,
    @Files() files: readonly UploadedFile[],
  ): Promise<AdminProductDto> {
    await this.editions.upload(staff, id, { ...edition, files, formats: edition.formats });
    return this.adminProducts.find(id);
  }

  private async do(staff: Staff, id: string, step: ProductAction): Promise<AdminProductDto> {
    await this.productManagement.take(staff, id, step);
    return this.adminProducts.find(id);
  }
}

/** Previews of a product with unsaved text, for a frame of the dashboard. */
@ApiTags('admin')
@Needs('products.read')
@Controller('api/admin/product-preview')
export class ProductPreviewController {
  constructor(private readonly adminProducts: AdminProducts) {}

  @Get()
  @ApiProduces('text/html')
  async look(@Query() input: PreviewProductDto, @Res() response: Response): Promise<void> {
    const { html, headers } = await this.adminProducts.preview(input);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  }
}
