import { ApiTags } from '#api-docs';
import { Body, Controller, Param, ParseIntPipe, ParseUUIDPipe } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { DocumentVersions } from '../documents/document-versions.js';
import { shownName } from '../documents/documents.js';
import type { ArticleValue } from './article-value.js';
import { articleRef, Articles } from './articles.js';
import { ArticleDto, FullVersionDto, KeepVersionDto, VersionDto } from './articles.dto.js';

@ApiTags('admin')
@Needs('articles.write')
@Controller('api/admin/articles/:id/versions')
export class ArticleVersionsController {
  constructor(
    private readonly articles: Articles,
    private readonly versions: DocumentVersions,
  ) {}

  @GetOf([VersionDto])
  @Needs('articles.read')
  async list(@Param('id', ParseUUIDPipe) id: string): Promise<VersionDto[]> {
    const { revision } = await this.articles.find(id);
    // An unchanged content file has no versions yet.
    const versions = revision === 0 ? [] : await this.versions.list(articleRef(id));
    return versions.map(({ who, ...version }) => ({ ...version, who: who && shownName(who) }));
  }

  @PostOf([VersionDto])
  async keep(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { reason }: KeepVersionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<VersionDto[]> {
    await this.versions.add(await this.articles.ensure(id, staff), reason, staff);
    return this.list(id);
  }

  @GetOf(FullVersionDto, ':number')
  @Needs('articles.read')
  async one(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('number', ParseIntPipe) number: number,
  ): Promise<FullVersionDto> {
    const { reason, who, createdAt, value } = await this.versions.find(articleRef(id), number);
    return { number, reason, who: who && shownName(who), createdAt, value: value as ArticleValue };
  }

  /** Keeps the draft as a version first. */
  @PostOf(ArticleDto, ':number/restore')
  async restore(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('number', ParseIntPipe) number: number,
    @CurrentStaff() staff: Staff,
  ): Promise<ArticleDto> {
    await this.versions.restore(articleRef(id), number, staff);
    return this.articles.find(id);
  }
}
