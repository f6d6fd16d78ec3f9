import { ApiTags } from '#api-docs';
import { Body, Controller, Param, ParseUUIDPipe, Query } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';
import { translateTexts } from '../../platform/http/sentences.js';
import { DocumentSummaryDto, OpenDocumentDto, SavedDraftDto } from '../documents/documents.dto.js';
import { OwnPages } from './own-pages.js';
import { OwnPageDto, SavePageDto, storedPage } from './pages.dto.js';

@ApiTags('admin')
@Needs('articles.read')
@Controller('api/admin/pages')
export class OwnPagesController {
  constructor(private readonly pages: OwnPages) {}

  @GetOf([DocumentSummaryDto])
  list(): Promise<DocumentSummaryDto[]> {
    return this.pages.list();
  }

  @GetOf(OwnPageDto, ':id')
  async one(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { isNew }: OpenDocumentDto,
    @CurrentStaff() { language }: Staff,
  ): Promise<OwnPageDto> {
    const found = await this.pages.find(id, isNew === 'true');
    return { ...found, faults: found.faults.map((fault) => translateTexts(language, fault, ['message'])) };
  }

  /** Revision 0 creates the page. */
  @PutOf(SavedDraftDto, ':id/draft')
  @Needs('articles.write')
  save(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision, value }: SavePageDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SavedDraftDto> {
    return this.pages.save(id, { revision, value: storedPage(value) }, staff);
  }
}
