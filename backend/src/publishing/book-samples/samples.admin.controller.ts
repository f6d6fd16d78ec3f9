import { ApiTags } from '#api-docs';
import { Controller, Param, ParseIntPipe } from '@nestjs/common';

import { Needs } from '../../platform/access/needs.js';
import { GetOf } from '../../platform/http/routes.js';
import { BookChapters } from './book-chapters.js';
import { BookChapterListDto, BookChapterTextDto } from './samples.dto.js';

@ApiTags('admin')
@Needs('content.write')
@Controller('api/admin/books/:id/chapters')
export class SamplesAdminController {
  constructor(private readonly chapters: BookChapters) {}

  @GetOf(BookChapterListDto)
  async list(@Param('id') id: string): Promise<BookChapterListDto> {
    return { chapters: await this.chapters.list(id) };
  }

  @GetOf(BookChapterTextDto, ':number')
  text(@Param('id') id: string, @Param('number', ParseIntPipe) number: number): Promise<BookChapterTextDto> {
    return this.chapters.text(id, number);
  }
}
