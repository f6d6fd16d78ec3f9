import { ApiTags } from '#api-docs';
import { Body, Controller, Delete, Param, ParseIntPipe, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';
import { prepareBody, sendBody } from '../../site/response-body.js';
import { ContentDrafts } from './content-drafts.js';
import { ContentPublishing } from './content-publishing.js';
import {
  ContentFieldDto,
  ContentTextDto,
  PublishedSectionDto,
  PublishSectionDto,
  ResetContentDto,
  ResetResultDto,
  SavedSectionDto,
  SaveSectionDto,
  SectionDto,
  SectionSummaryDto,
  SectionVersionDto,
} from './content-values.dto.js';
import { ContentVersions } from './content-versions.js';
import { EditedSections } from './edited-sections.js';
import { SearchableTexts } from './searchable-texts.js';

const SECTION = 'sections/:section';

/** Sections are encoded in addresses: `/about` is `%2Fabout`. */
@ApiTags('admin')
@Needs('content.publish')
@Controller('api/admin/content')
export class ContentValuesController {
  constructor(
    private readonly sections: EditedSections,
    private readonly drafts: ContentDrafts,
    private readonly publishing: ContentPublishing,
    private readonly versions: ContentVersions,
    private readonly texts: SearchableTexts,
  ) {}

  @GetOf([SectionSummaryDto], 'sections')
  @Needs('content.read')
  list(): Promise<SectionSummaryDto[]> {
    return this.sections.list();
  }

  @GetOf(SectionDto, SECTION)
  @Needs('content.read')
  one(@Param('section') section: string): Promise<SectionDto> {
    return this.sections.find(section);
  }

  @GetOf([ContentFieldDto], 'fields')
  @Needs('content.read')
  fields(@Query('file') file: string): Promise<ContentFieldDto[]> {
    return this.sections.ofFile(file);
  }

  /** Fields of all sections, compressed: some 5,000. */
  @GetOf([ContentTextDto], 'texts')
  @Needs('content.read')
  async listTexts(@Req() request: Request, @Res() response: Response): Promise<void> {
    const content = Buffer.from(JSON.stringify(await this.texts.list()));
    const body = prepareBody(content, 'application/json; charset=utf-8', {
      'cache-control': 'private, no-cache',
    });
    sendBody(body, 200, request, response);
  }

  @PutOf(SavedSectionDto, `${SECTION}/draft`)
  @Needs('content.write')
  save(
    @Param('section') section: string,
    @Body() draft: SaveSectionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SavedSectionDto> {
    return this.drafts.save(section, draft, staff);
  }

  @Delete(`${SECTION}/draft`)
  @Needs('content.write')
  discard(@Param('section') section: string, @CurrentStaff() staff: Staff): Promise<SavedSectionDto> {
    return this.drafts.discard(section, staff);
  }

  @PostOf(PublishedSectionDto, `${SECTION}/publish`)
  publish(
    @Param('section') section: string,
    @Body() { revision, only }: PublishSectionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<PublishedSectionDto> {
    return this.publishing.publish(section, revision, staff, only);
  }

  @PostOf(ResetResultDto, `${SECTION}/reset`)
  async reset(
    @Param('section') section: string,
    @Body() place: ResetContentDto,
    @CurrentStaff() staff: Staff,
  ): Promise<ResetResultDto> {
    return { version: (await this.publishing.reset(section, place, staff)) ?? null };
  }

  @PostOf(ResetResultDto, 'reset')
  async resetAll(@CurrentStaff() staff: Staff): Promise<ResetResultDto> {
    return { version: (await this.publishing.resetAll(staff)) ?? null };
  }

  @GetOf([SectionVersionDto], `${SECTION}/versions`)
  @Needs('content.read')
  listVersions(@Param('section') section: string): Promise<SectionVersionDto[]> {
    return this.versions.list(section);
  }

  /** Replaces the draft. */
  @PostOf(SectionDto, `${SECTION}/versions/:version/restore`)
  @Needs('content.write')
  async restore(
    @Param('section') section: string,
    @Param('version', ParseIntPipe) version: number,
    @CurrentStaff() staff: Staff,
  ): Promise<SectionDto> {
    await this.versions.restore(section, version, staff);
    return this.sections.find(section);
  }
}
