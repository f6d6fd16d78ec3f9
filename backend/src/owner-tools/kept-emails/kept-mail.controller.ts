import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '#api-docs';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { contentDisposition } from '../../platform/http/send-file.js';
import { KeptMailDto, KeptMailPageDto, ListKeptMailDto } from './kept-mail.dto.js';
import { ListKeptMail } from './list-kept-mail.query.js';
import { ReadKeptMail } from './read-kept-mail.query.js';

/** The letters of a site at home, which sends none. They hold private links: nothing of them may be kept by a browser. */
@Needs('mail.read')
@Controller('api/admin/kept-mail')
export class KeptMailController {
  constructor(
    private readonly listKeptMail: ListKeptMail,
    private readonly readKeptMail: ReadKeptMail,
  ) {}

  @Get()
  @ApiOkResponse({ type: KeptMailPageDto })
  list(@Query() { cursor }: ListKeptMailDto): Promise<KeptMailPageDto> {
    return this.listKeptMail.execute(cursor);
  }

  @Get(':name')
  @ApiOkResponse({ type: KeptMailDto })
  read(@Param('name') name: string): Promise<KeptMailDto> {
    return this.readKeptMail.execute(name);
  }

  @Get(':name/raw')
  @ApiProduces('message/rfc822')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async raw(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const raw = await this.readKeptMail.raw(name);
    response
      .set({
        'content-type': 'message/rfc822',
        'content-disposition': contentDisposition(name),
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .end(raw);
  }
}
