import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { Files, TakesFiles } from '../../platform/uploads/takes-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { BringEdition } from '../editions/bring-edition.use-case.js';
import { DeskProductDto } from './desk-product.dto.js';
import { PublishEditionDto } from './product-fields.dto.js';
import { ReadDeskProduct } from './read-desk-product.query.js';
import { ReleaseFromDesk } from './release-from-desk.use-case.js';
import { type ProductStep, SteerProduct } from './steer-product.use-case.js';

const EDITION_FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['version', 'note', 'pastBuyers', 'files', 'replaces'],
    properties: {
      version: { type: 'integer' },
      note: { type: 'string', description: 'What is new.' },
      pastBuyers: { type: 'string', enum: ['told', 'served', 'kept'] },
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
      formats: { type: 'array', items: { type: 'string', enum: ['epub', 'pdf', 'unknown'] } },
      replaces: { type: 'array', items: { type: 'string' } },
    },
  },
};

/** What is done with a product: each answers with how it stands then. */
@ApiTags('admin')
@Needs('products.write')
@Controller('api/admin/products/:id')
export class ProductStepsController {
  constructor(
    private readonly read: ReadDeskProduct,
    private readonly steer: SteerProduct,
    private readonly release: ReleaseFromDesk,
    private readonly bringEdition: BringEdition,
  ) {}

  @Post('put-on-sale')
  @HttpCode(200)
  @ApiOkResponse({ type: DeskProductDto })
  putOnSale(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<DeskProductDto> {
    return this.do(staff, id, 'put-on-sale');
  }

  @Post('take-off-sale')
  @HttpCode(200)
  @ApiOkResponse({ type: DeskProductDto })
  takeOffSale(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<DeskProductDto> {
    return this.do(staff, id, 'take-off-sale');
  }

  @Post('put-away')
  @HttpCode(200)
  @ApiOkResponse({ type: DeskProductDto })
  putAway(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<DeskProductDto> {
    return this.do(staff, id, 'put-away');
  }

  @Post('bring-back')
  @HttpCode(200)
  @ApiOkResponse({ type: DeskProductDto })
  bringBack(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<DeskProductDto> {
    return this.do(staff, id, 'bring-back');
  }

  @Post('release')
  @HttpCode(200)
  @ApiOkResponse({ type: DeskProductDto })
  async releaseIt(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<DeskProductDto> {
    await this.release.execute(staff, id);
    return this.read.execute(id);
  }

  @Post('editions')
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiBody(EDITION_FORM)
  @ApiCreatedResponse({ type: DeskProductDto })
  async bring(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() edition: PublishEditionDto,
    @Files() files: readonly UploadedFile[],
  ): Promise<DeskProductDto> {
    await this.bringEdition.execute(staff, id, { ...edition, files, formats: edition.formats });
    return this.read.execute(id);
  }

  private async do(staff: Staff, id: string, step: ProductStep): Promise<DeskProductDto> {
    await this.steer.execute(staff, id, step);
    return this.read.execute(id);
  }
}
