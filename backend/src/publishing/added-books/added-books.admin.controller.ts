import {
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '#api-docs';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';
import { translateTexts } from '../../platform/http/sentences.js';
import { Files, TakesFiles } from '../../platform/uploads/takes-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { AddedBookPublishing } from './added-book-publishing.js';
import { addressOfBook, withCents } from './added-book-rules.js';
import {
  AddedBookDto,
  BookListDto,
  BookRevisionDto,
  CoverColorsDto,
  MissingFieldsDto,
  NewBookDto,
  RemoveBookFileDto,
  SaveBookDto,
} from './added-books.dto.js';
import { AddedBooks } from './added-books.js';
import { ListedBooks } from './listed-books.js';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
  },
};

@ApiTags('admin')
@Needs('content.publish')
@Controller('api/admin/books')
export class AddedBooksController {
  constructor(
    private readonly books: AddedBooks,
    private readonly publishing: AddedBookPublishing,
    private readonly listed: ListedBooks,
  ) {}

  @GetOf(BookListDto)
  @Needs('content.read')
  list(): Promise<BookListDto> {
    return this.listed.read();
  }

  @Post()
  @Needs('content.write')
  @ApiCreatedResponse({ type: AddedBookDto })
  async create(@CurrentStaff() staff: Staff, @Body() { title }: NewBookDto): Promise<AddedBookDto> {
    return this.find(await this.books.create(title, staff));
  }

  @GetOf(AddedBookDto, ':id')
  @Needs('content.read')
  one(@Param('id') id: string): Promise<AddedBookDto> {
    return this.find(id);
  }

  @PutOf(AddedBookDto, ':id')
  @Needs('content.write')
  async save(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { revision, book, sales, sample, cover, sale }: SaveBookDto,
  ): Promise<AddedBookDto> {
    await this.books.save(
      id,
      { revision, book, sale, sales: sales ?? null, sample, cover: cover ?? null },
      staff,
    );
    return this.find(id);
  }

  /** Removes a book that is not on the site, or the changes of one that is. */
  @PostOf(null, ':id/discard')
  @Needs('content.write')
  discard(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { revision }: BookRevisionDto,
  ): Promise<void> {
    return this.books.discard(id, revision, staff);
  }

  @Post(':id/files')
  @HttpCode(200)
  @Needs('products.write')
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiOkResponse({ type: AddedBookDto })
  async addFiles(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Files() files: readonly UploadedFile[],
  ): Promise<AddedBookDto> {
    await this.books.addFiles(id, files, staff);
    return this.find(id);
  }

  @PostOf(AddedBookDto, ':id/remove-file')
  @Needs('products.write')
  async removeFile(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { file }: RemoveBookFileDto,
  ): Promise<AddedBookDto> {
    await this.books.removeFile(id, file, staff);
    return this.find(id);
  }

  @PostOf(AddedBookDto, ':id/publish')
  async publish(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { revision }: BookRevisionDto,
  ): Promise<AddedBookDto> {
    await this.publishing.publish(id, revision, staff);
    return this.find(id);
  }

  @PostOf(AddedBookDto, ':id/take-down')
  async takeDown(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<AddedBookDto> {
    await this.publishing.takeDown(id, staff);
    return this.find(id);
  }

  /** Answers 204 if the draft has a page, else with all that has to change. */
  @GetOf(null, ':id/check')
  @Needs('content.read')
  check(@Param('id') id: string): Promise<void> {
    return this.publishing.check(id);
  }

  /** Colors that the book takes from this cover if it has none of its own. */
  @GetOf(CoverColorsDto, ':id/cover-colors/:picture')
  @Needs('content.read')
  async coverColors(@Param('id') id: string, @Param('picture') picture: string): Promise<CoverColorsDto> {
    await this.books.find(id);
    return { palette: (await this.books.coverColors(picture)) ?? null };
  }

  /** All that publishing the draft would refuse. */
  @GetOf(MissingFieldsDto, ':id/missing')
  @Needs('content.read')
  async missing(@CurrentStaff() { language }: Staff, @Param('id') id: string): Promise<MissingFieldsDto> {
    const missing = await this.publishing.findMissing(id);
    return { missing: missing.map((one) => translateTexts(language, one, ['message'])) };
  }

  /** The page of the book as its draft says, for a frame of the dashboard. */
  @Get(':id/preview')
  @Needs('content.read')
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  async preview(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const { headers, html } = await this.publishing.preview(id);
    response.set(headers).type('html').send(html);
  }

  private async find(id: string): Promise<AddedBookDto> {
    const { product, ...book } = await this.books.find(id);
    const files = product?.files.map(({ id: fileId, fileName, format, sizeBytes }) => {
      return { id: fileId, fileName, format, sizeBytes };
    });
    const { status = '', price = 0, soldCount = 0 } = product ?? {};
    return {
      ...book,
      book: withCents(book.book),
      path: addressOfBook(id),
      product: product && { id: product.id, status, price, soldCount, files: files ?? [] },
    };
  }
}
