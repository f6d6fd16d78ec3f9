import { ApiOkResponse, ApiProduces } from '#api-docs';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { contentDisposition } from '../../platform/http/send-file.js';
import { KeptMailDto, KeptMailPageDto, ListKeptMailDto } from './kept-emails.dto.js';
import { KeptEmails } from './kept-emails.js';
import { GetOf } from '../../platform/http/routes.js';

/** Emails of a site without a mail server. They contain private links, so browsers must not cache them. */
@Needs('mail.read')
@Controller('api/admin/kept-mail')
export class KeptMailController {
  constructor(private readonly keptEmails: KeptEmails) {}

  @GetOf(KeptMailPageDto)
  list(@Query() { cursor }: ListKeptMailDto): Promise<KeptMailPageDto> {
    return this.keptEmails.list(cursor);
  }

  @GetOf(KeptMailDto, ':name')
  read(@Param('name') name: string): Promise<KeptMailDto> {
    return this.keptEmails.read(name);
  }

  @Get(':name/raw')
  @ApiProduces('message/rfc822')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async raw(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const raw = await this.keptEmails.readRaw(name);
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
