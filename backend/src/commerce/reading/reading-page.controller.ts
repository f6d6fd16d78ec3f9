import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createElement } from 'react';
import { ApiExcludeController } from '#api-docs';

import { DomainError } from '../../platform/http/domain-error.js';
import { type Problem, toProblem } from '../../platform/http/problem.js';
import { sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { BookReading, type ReadLine } from './book-reading.js';
import { BookPart } from './book-part.js';

@ApiExcludeController()
@Controller('read/:token/:line')
export class ReadingPageController {
  constructor(
    private readonly bookReading: BookReading,
    private readonly pages: SitePages,
  ) {}

  /** One page for all books, with the colors of this one. Its script loads the book, and removes a refunded copy. */
  @Get()
  async show(
    @Param('token') token: string,
    @Param('line') line: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const opened = await this.open(token, line);
    const { status, part } =
      'productId' in opened
        ? { status: 200, part: createElement(BookPart, opened) }
        : { status: opened.status, part: createElement('p', null, opened.detail) };
    sendFreshPage(this.pages, { path: '/read', status, part }, request, response);
  }

  private async open(token: string, line: string): Promise<ReadLine | Problem> {
    try {
      return await this.bookReading.open(token, line);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return toProblem(error);
    }
  }
}
