import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { Files, TakesFiles } from '../../platform/uploads/takes-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { ChangeProduct } from './change-product.use-case.js';
import { CreateProduct } from './create-product.use-case.js';
import { DeskProductDto, DeskProductPageDto, ProductEventDto } from './desk-product.dto.js';
import { ListDeskProducts } from './list-desk-products.query.js';
import { ChangeProductDto, CreateProductDto } from './product-fields.dto.js';
import { ReadDeskProduct } from './read-desk-product.query.js';
import { ReadProductHistory } from './read-product-history.query.js';

/** What the form of a new product brings: its fields, and the files beside them. */
const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['title', 'description', 'price', 'type'],
    properties: {
      title: { type: 'string' },
      description: { type: 'string' },
      price: { type: 'integer', description: 'US cents.' },
      type: { type: 'string', enum: ['ebook', 'paperback', 'speaking'] },
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
      formats: { type: 'array', items: { type: 'string', enum: ['epub', 'pdf', 'unknown'] } },
      publish: { type: 'string', enum: ['true', 'false'] },
    },
  },
};

/** The owner's products. */
@ApiTags('admin')
@Needs('products.write')
@Controller('api/admin/products')
export class DeskProductsController {
  constructor(
    private readonly listProducts: ListDeskProducts,
    private readonly read: ReadDeskProduct,
    private readonly readHistory: ReadProductHistory,
    private readonly createProduct: CreateProduct,
    private readonly changeProduct: ChangeProduct,
  ) {}

  @Get()
  @Needs('products.read')
  @ApiQuery({ name: 'cursor', required: false })
  @ApiQuery({ name: 'away', required: false, enum: ['true'], description: 'Those that are put away.' })
  @ApiOkResponse({ type: DeskProductPageDto })
  list(@Query('cursor') cursor?: unknown, @Query('away') away?: unknown): Promise<DeskProductPageDto> {
    const isAway = away === 'true';
    return this.listProducts.execute({ isAway, cursor: cursor === undefined ? undefined : String(cursor) });
  }

  @Get(':id')
  @Needs('products.read')
  @ApiOkResponse({ type: DeskProductDto })
  one(@Param('id') id: string): Promise<DeskProductDto> {
    return this.read.execute(id);
  }

  @Get(':id/history')
  @Needs('audit-log.read')
  @ApiOkResponse({ type: [ProductEventDto] })
  history(@Param('id') id: string): Promise<ProductEventDto[]> {
    return this.readHistory.execute(id);
  }

  @Post()
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiCreatedResponse({ type: DeskProductDto })
  async create(
    @CurrentStaff() staff: Staff,
    @Body() { price, formats, publish, ...words }: CreateProductDto,
    @Files() files: readonly UploadedFile[],
  ): Promise<DeskProductDto> {
    const wanted = { ...words, priceCents: price, files, formats, isWantedOnSale: publish !== 'false' };
    return this.read.execute(await this.createProduct.execute(staff, wanted));
  }

  @Put(':id')
  @HttpCode(200)
  @ApiOkResponse({ type: DeskProductDto })
  async change(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { version, price, ...words }: ChangeProductDto,
  ): Promise<DeskProductDto> {
    await this.changeProduct.execute(staff, id, version, { ...words, priceCents: price });
    return this.read.execute(id);
  }
}
