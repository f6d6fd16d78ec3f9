import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiExcludeController } from '#api-docs';

import { DomainError } from '../../platform/http/domain-error.js';
import { type Problem, toProblem } from '../../platform/http/problem.js';
import { fillSlot } from '../../site/fill-page.js';
import { sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { BookReading } from './book-reading.js';

@ApiExcludeController()
@Controller('read/:token/:line')
export class ReadingPageController {
  constructor(
    private readonly bookReading: BookReading,
    private readonly pages: SitePages,
  ) {}

  /** The same page for every book. Its script loads the book, and removes a refunded copy from the device. */
  @Get()
  async show(
    @Param('token') token: string,
    @Param('line') line: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const closed = await this.whyClosed(token, line);
    const reason = closed?.detail ?? '';
    const personalise = (html: string) => fillSlot(html, reason && `<p>${reason}</p>`);
    const page = { path: '/read', status: closed?.status ?? 200, personalise };
    sendFreshPage(this.pages, page, request, response);
  }

  private async whyClosed(token: string, line: string): Promise<Problem | undefined> {
    try {
      await this.bookReading.open(token, line);
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return toProblem(error);
    }
  }
}
