import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ReactElement } from 'react';
import { pages } from '@lectern/catalogue';
import { ApiExcludeController } from '#api-docs';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { prefersPage } from '../../platform/http/prefers-page.js';
import { toProblem } from '../../platform/http/problem.js';
import { readForm } from '../../platform/http/read-form.js';
import { seeOther } from '../../platform/http/see-other.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { fieldOf } from '../order-links/form-field.js';
import { MailboxDto, MailedCodeDto } from '../order-pages/order-pages.dto.js';
import { CodePart, codeText, EmailPart, ListPart } from './find-books-parts.js';
import { BOOKS_CODE_LIMIT } from './find-books-rules.js';
import { FindBooks } from './find-books.js';

const PATH = '/find-my-books';

/** Works without scripts. The first page is part of the site. */
@ApiExcludeController()
@Controller('find-my-books')
export class FindBooksController {
  constructor(
    private readonly findBooks: FindBooks,
    private readonly pages: SitePages,
    private readonly configuration: Configuration,
  ) {}

  @Post()
  @LimitRate(BOOKS_CODE_LIMIT)
  async request(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = { email: fieldOf(body, 'email') };
    await this.withFormErrors(request, response, EmailPart, fields, async () => {
      const { email } = await readForm(MailboxDto, body);
      await this.findBooks.request(email);
      if (prefersPage(request)) this.send(CodePart({ email }), 200, request, response);
      else response.status(202).json({ message: codeText('this address') });
    });
  }

  @Post('code')
  async confirm(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = { email: fieldOf(body, 'email') };
    await this.withFormErrors(request, response, CodePart, fields, async () => {
      const { email, code } = await readForm(MailedCodeDto, body);
      seeOther(response, await this.findBooks.confirm(email, code, request.ip ?? ''));
    });
  }

  @Get(':token')
  async list(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // A reload of the page with the code field.
    if (token === 'code') return seeOther(response, PATH);
    const found = await this.findBooks.find(token);
    const { timeZone } = this.configuration;
    const { overText } = pages['find-my-books'].words;
    if (!found) sendFreshPage(this.pages, LINK_UNKNOWN, request, response);
    else if (found === 'over') this.send(EmailPart({ problem: overText }), 410, request, response);
    else this.send(ListPart({ found, timeZone }), 200, request, response);
  }

  /** Programs get problem+json. */
  private async withFormErrors(
    request: Request,
    response: Response,
    Part: typeof CodePart,
    fields: { email: string },
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DomainError) || !prefersPage(request)) throw error;
      if (error instanceof TooManyAttempts) response.setHeader('retry-after', error.retryAfterS);
      const { status, detail } = toProblem(error);
      this.send(Part({ ...fields, problem: detail }), status, request, response);
    }
  }

  private send(part: ReactElement, status: number, request: Request, response: Response): void {
    sendFreshPage(this.pages, { path: PATH, status, part }, request, response);
  }
}
