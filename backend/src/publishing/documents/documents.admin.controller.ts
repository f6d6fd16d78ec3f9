import { ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { PostOf } from '../../platform/http/routes.js';
import { DocumentPreviews } from './document-previews.js';
import { DocumentPublishing } from './document-publishing.js';
import { PreviewLinkDto, RevisionDto, ScheduleDto } from './documents.dto.js';

/** Publishing of articles and pages. */
@ApiTags('admin')
@Needs('articles.publish')
@Controller('api/admin/documents/:id')
export class DocumentsController {
  constructor(
    private readonly publishing: DocumentPublishing,
    private readonly previews: DocumentPreviews,
  ) {}

  @PostOf(null, 'publish')
  publish(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision }: RevisionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    return this.publishing.publish(id, revision, staff);
  }

  @PostOf(null, 'schedule')
  schedule(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision, at }: ScheduleDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    return this.publishing.schedule(id, revision, at, staff);
  }

  @Delete('schedule')
  @HttpCode(204)
  unschedule(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.publishing.unschedule(id, staff);
  }

  @PostOf(null, 'take-back')
  takeBack(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.publishing.takeBack(id, staff);
  }

  @Delete()
  @HttpCode(204)
  bin(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.publishing.bin(id, staff);
  }

  @PostOf(null, 'restore')
  restore(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.publishing.restore(id, staff);
  }

  @PostOf(PreviewLinkDto, 'preview-link')
  @Needs('articles.write')
  previewLink(@Param('id', ParseUUIDPipe) id: string): Promise<PreviewLinkDto> {
    return this.previews.createLink(id);
  }
}
