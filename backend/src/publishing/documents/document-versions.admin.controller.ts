import { ApiTags } from '#api-docs';
import { Body, Controller, Param, ParseIntPipe, ParseUUIDPipe } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { DocumentKinds } from './document-kinds.js';
import { DocumentVersions } from './document-versions.js';
import { FullVersionDto, KeepVersionDto, VersionDto } from './documents.dto.js';
import { shownName } from './documents.js';

@ApiTags('admin')
@Needs('articles.write')
@Controller('api/admin/documents/:id/versions')
export class DocumentVersionsController {
  constructor(
    private readonly kinds: DocumentKinds,
    private readonly versions: DocumentVersions,
  ) {}

  @GetOf([VersionDto])
  @Needs('articles.read')
  async list(@Param('id', ParseUUIDPipe) id: string): Promise<VersionDto[]> {
    const versions = await this.versions.list(id);
    return versions.map(({ who, ...version }) => ({ ...version, who: who && shownName(who) }));
  }

  @PostOf([VersionDto])
  async keep(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { reason }: KeepVersionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<VersionDto[]> {
    await this.versions.add(await this.kinds.open(id, staff), reason, staff);
    return this.list(id);
  }

  @GetOf(FullVersionDto, ':number')
  @Needs('articles.read')
  async one(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('number', ParseIntPipe) number: number,
  ): Promise<FullVersionDto> {
    const { reason, who, createdAt, value } = await this.versions.find(id, number);
    return { number, reason, who: who && shownName(who), createdAt, value };
  }

  /** Keeps the draft as a version first. */
  @PostOf(null, ':number/restore')
  async restore(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('number', ParseIntPipe) number: number,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    await this.versions.restore(await this.kinds.open(id, staff), number, staff);
  }
}
