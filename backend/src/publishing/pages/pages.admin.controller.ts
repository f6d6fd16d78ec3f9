import { ApiCreatedResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';
import { RevisionDto, SavedDraftDto } from '../articles/articles.dto.js';
import { OwnPages } from './own-pages.js';
import { OwnPageDto, OwnPageSummaryDto, SavePageDto, storedPage, WritePageDto } from './pages.dto.js';

@ApiTags('admin')
@Needs('articles.publish')
@Controller('api/admin/pages')
export class OwnPagesController {
  constructor(private readonly pages: OwnPages) {}

  @GetOf([OwnPageSummaryDto])
  @Needs('articles.read')
  list(): Promise<OwnPageSummaryDto[]> {
    return this.pages.list();
  }

  @Post()
  @Needs('articles.write')
  @ApiCreatedResponse({ type: OwnPageDto })
  async create(@Body() { value }: WritePageDto, @CurrentStaff() staff: Staff): Promise<OwnPageDto> {
    return this.pages.find(await this.pages.create(storedPage(value), staff));
  }

  @GetOf(OwnPageDto, ':id')
  @Needs('articles.read')
  one(@Param('id', ParseUUIDPipe) id: string): Promise<OwnPageDto> {
    return this.pages.find(id);
  }

  @PutOf(SavedDraftDto, ':id/draft')
  @Needs('articles.write')
  save(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision, value }: SavePageDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SavedDraftDto> {
    return this.pages.save(id, { revision, value: storedPage(value) }, staff);
  }

  @PostOf(OwnPageDto, ':id/publish')
  async publish(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision }: RevisionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<OwnPageDto> {
    await this.pages.publish(id, revision, staff);
    return this.pages.find(id);
  }

  @PostOf(OwnPageDto, ':id/take-back')
  async takeBack(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<OwnPageDto> {
    await this.pages.takeBack(id, staff);
    return this.pages.find(id);
  }

  @Delete(':id')
  @HttpCode(204)
  async bin(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.pages.bin(id, staff);
  }

  @PostOf(OwnPageDto, ':id/restore')
  async restore(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<OwnPageDto> {
    await this.pages.restore(id, staff);
    return this.pages.find(id);
  }
}
