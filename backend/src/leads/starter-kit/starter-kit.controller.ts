import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { DomainError } from '../../platform/http/domain-error.js';
import { prefersPage } from '../../platform/http/prefers-page.js';
import { sendFile } from '../../platform/http/send-file.js';
import { SitePages } from '../../site/site-pages.js';
import { StarterKit } from './starter-kit.js';

@ApiExcludeController()
@Controller('kit/:token')
export class KitController {
  constructor(
    private readonly starterKit: StarterKit,
    private readonly pages: SitePages,
  ) {}

  @Get()
  whole(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(token, undefined, request, response);
  }

  @Get(':part')
  part(
    @Param('token') token: string,
    @Param('part') part: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(token, part, request, response);
  }

  private async send(
    token: string,
    part: string | undefined,
    request: Request,
    response: Response,
  ): Promise<void> {
    try {
      await sendFile(await this.starterKit.findFile(token, part), request, response);
    } catch (error) {
      const isUnknown = error instanceof DomainError && error.kind === 'not-found';
      if (!isUnknown || !prefersPage(request)) throw error;
      response.setHeader('cache-control', 'no-store');
      if (!this.pages.send('/link-unknown', 404, request, response)) throw error;
    }
  }
}
