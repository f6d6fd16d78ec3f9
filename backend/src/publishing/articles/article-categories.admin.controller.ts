import { ApiCreatedResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';
import { ArticleCategories } from './article-categories.js';
import { CategoryDto, NameCategoryDto } from './articles.dto.js';

@ApiTags('admin')
@Needs('articles.publish')
@Controller('api/admin/article-categories')
export class ArticleCategoriesController {
  constructor(private readonly categories: ArticleCategories) {}

  @GetOf([CategoryDto])
  @Needs('articles.read')
  list(): Promise<CategoryDto[]> {
    return this.categories.list();
  }

  @Post()
  @ApiCreatedResponse({ type: [CategoryDto] })
  async create(@Body() { label }: NameCategoryDto, @CurrentStaff() staff: Staff): Promise<CategoryDto[]> {
    await this.categories.create(label, staff);
    return this.categories.list();
  }

  @PutOf([CategoryDto], ':id')
  async rename(
    @Param('id') id: string,
    @Body() { label }: NameCategoryDto,
    @CurrentStaff() staff: Staff,
  ): Promise<CategoryDto[]> {
    await this.categories.rename(id, label, staff);
    return this.categories.list();
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id') id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.categories.remove(id, staff);
  }
}
