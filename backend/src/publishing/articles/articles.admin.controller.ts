import { ApiCreatedResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';
import { ArticlePreviews } from './article-previews.js';
import { storedValue } from './article-value.dto.js';
import {
  ArticleDto,
  ArticleSummaryDto,
  PreviewLinkDto,
  RevisionDto,
  SaveArticleDto,
  SavedDraftDto,
  ScheduleArticleDto,
  WriteArticleDto,
} from './articles.dto.js';
import { Articles } from './articles.js';

@ApiTags('admin')
@Needs('articles.publish')
@Controller('api/admin/articles')
export class ArticlesController {
  constructor(
    private readonly articles: Articles,
    private readonly previews: ArticlePreviews,
  ) {}

  @GetOf([ArticleSummaryDto])
  @Needs('articles.read')
  list(): Promise<ArticleSummaryDto[]> {
    return this.articles.list();
  }

  @Post()
  @Needs('articles.write')
  @ApiCreatedResponse({ type: ArticleDto })
  async create(@Body() { value }: WriteArticleDto, @CurrentStaff() staff: Staff): Promise<ArticleDto> {
    return this.articles.find(await this.articles.create(storedValue(value), staff));
  }

  @GetOf(ArticleDto, ':id')
  @Needs('articles.read')
  one(@Param('id', ParseUUIDPipe) id: string): Promise<ArticleDto> {
    return this.articles.find(id);
  }

  @PutOf(SavedDraftDto, ':id/draft')
  @Needs('articles.write')
  save(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision, value }: SaveArticleDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SavedDraftDto> {
    return this.articles.save(id, { revision, value: storedValue(value) }, staff);
  }

  @PostOf(ArticleDto, ':id/publish')
  async publish(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision }: RevisionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<ArticleDto> {
    await this.articles.publish(id, revision, staff);
    return this.articles.find(id);
  }

  @PostOf(ArticleDto, ':id/schedule')
  async schedule(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision, at }: ScheduleArticleDto,
    @CurrentStaff() staff: Staff,
  ): Promise<ArticleDto> {
    await this.articles.schedule(id, revision, at, staff);
    return this.articles.find(id);
  }

  @Delete(':id/schedule')
  @HttpCode(204)
  async unschedule(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.articles.unschedule(id, staff);
  }

  @PostOf(ArticleDto, ':id/take-back')
  async takeBack(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<ArticleDto> {
    await this.articles.takeBack(id, staff);
    return this.articles.find(id);
  }

  @Delete(':id')
  @HttpCode(204)
  async bin(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.articles.bin(id, staff);
  }

  @PostOf(PreviewLinkDto, ':id/preview-link')
  @Needs('articles.write')
  previewLink(@Param('id', ParseUUIDPipe) id: string): Promise<PreviewLinkDto> {
    return this.previews.createLink(id);
  }

  @PostOf(ArticleDto, ':id/restore')
  async restore(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<ArticleDto> {
    await this.articles.restore(id, staff);
    return this.articles.find(id);
  }
}
