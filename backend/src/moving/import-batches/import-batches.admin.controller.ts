import { Body, Controller, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { type ApiBodyOptions, ApiBody, ApiConsumes, ApiCreatedResponse, ApiTags } from '#api-docs';

import { CurrentStaff, Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { NextPageDto } from '../../platform/http/page.dto.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { translateTexts } from '../../platform/http/sentences.js';
import { Files, TakesFiles } from '../../platform/uploads/takes-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import {
  CheckImportDto,
  ImportDto,
  ImportPageDto,
  ImportRowPageDto,
  ListImportRowsDto,
  NewImportDto,
} from './import-batches.dto.js';
import { ImportBatches } from './import-batches.js';
import { ImportList } from './import-list.js';
import { IMPORT_KINDS, IMPORT_UPLOAD } from './import-rules.js';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['kind', 'files'],
    properties: {
      kind: { type: 'string', enum: [...IMPORT_KINDS] },
      files: {
        type: 'array',
        items: { type: 'string', format: 'binary' },
        maxItems: IMPORT_UPLOAD.files,
      },
    },
  },
};

@ApiTags('admin')
@Needs('moving.import')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(
    private readonly batches: ImportBatches,
    private readonly imports: ImportList,
  ) {}

  /** Newest first. */
  @GetOf(ImportPageDto)
  list(@Query() { cursor }: NextPageDto): Promise<ImportPageDto> {
    return this.imports.list(cursor);
  }

  @Post()
  @TakesFiles(IMPORT_UPLOAD)
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiCreatedResponse({ type: ImportDto })
  async upload(
    @CurrentStaff() staff: Staff,
    @Body() { kind }: NewImportDto,
    @Files() files: readonly UploadedFile[],
  ): Promise<ImportDto> {
    return this.imports.find(await this.batches.receive(staff, kind, files));
  }

  @GetOf(ImportDto, ':id')
  async one(@CurrentStaff() { language }: Staff, @Param('id', ParseUUIDPipe) id: string): Promise<ImportDto> {
    return translateTexts(language, await this.imports.find(id), ['failure']);
  }

  @GetOf(ImportRowPageDto, ':id/rows')
  rows(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() filter: ListImportRowsDto,
  ): Promise<ImportRowPageDto> {
    return this.imports.rows(id, filter);
  }

  /** Starts the dry run. */
  @PostOf(ImportDto, ':id/check')
  async check(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { options }: CheckImportDto,
  ): Promise<ImportDto> {
    await this.batches.check(id, options);
    return this.imports.find(id);
  }

  @PostOf(ImportDto, ':id/start')
  @NeedsProof()
  async start(@CurrentStaff() staff: Staff, @Param('id', ParseUUIDPipe) id: string): Promise<ImportDto> {
    await this.batches.start(staff, id);
    return this.imports.find(id);
  }

  @PostOf(ImportDto, ':id/undo')
  @NeedsProof()
  async undo(@CurrentStaff() staff: Staff, @Param('id', ParseUUIDPipe) id: string): Promise<ImportDto> {
    await this.batches.undo(staff, id);
    return this.imports.find(id);
  }

  @PostOf(ImportDto, ':id/cancel')
  async cancel(@Param('id', ParseUUIDPipe) id: string): Promise<ImportDto> {
    await this.batches.cancel(id);
    return this.imports.find(id);
  }
}
