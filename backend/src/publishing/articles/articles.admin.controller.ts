import { ApiTags } from '#api-docs';
import { Body, Controller, Param, ParseUUIDPipe, Query } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';
import { translateTexts } from '../../platform/http/sentences.js';
import { OpenDocumentDto, SavedDraftDto } from '../documents/documents.dto.js';
import { storedValue } from './article-value.dto.js';
import { ArticleDto, ArticleSummaryDto, SaveArticleDto } from './articles.dto.js';
import { Articles } from './articles.js';

@ApiTags('admin')
@Needs('articles.read')
@Controller('api/admin/articles')
export class ArticlesController {
  constructor(private readonly articles: Articles) {}

  @GetOf([ArticleSummaryDto])
  list(): Promise<ArticleSummaryDto[]> {
    return this.articles.list();
  }

  @GetOf(ArticleDto, ':id')
  async one(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { isNew }: OpenDocumentDto,
    @CurrentStaff() { language }: Staff,
  ): Promise<ArticleDto> {
    const found = await this.articles.find(id, isNew === 'true');
    return { ...found, faults: found.faults.map((fault) => translateTexts(language, fault, ['message'])) };
  }

  /** Revision 0 creates the article. */
  @PutOf(SavedDraftDto, ':id/draft')
  @Needs('articles.write')
  save(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision, value }: SaveArticleDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SavedDraftDto> {
    return this.articles.save(id, { revision, value: storedValue(value) }, staff);
  }
}
