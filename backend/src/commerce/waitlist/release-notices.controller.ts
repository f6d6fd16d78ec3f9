import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse } from '#api-docs';
import type { Request, Response } from 'express';

import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { AskForNoticeDto, NoticeAskedDto } from './ask-for-notice.dto.js';
import { AskForNotice } from './ask-for-notice.use-case.js';

@Controller('api/release-notices')
export class ReleaseNoticesController {
  constructor(private readonly askForNotice: AskForNotice) {}

  /** Takes a page's call, and the plain form of a page whose scripts do not run. */
  @Post()
  @HttpCode(202)
  @LimitRate({ name: 'release-notice', burst: 30, everyMs: 10_000 })
  @ApiAcceptedResponse({ type: NoticeAskedDto })
  async create(
    @Body() body: AskForNoticeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NoticeAskedDto> {
    await this.askForNotice.execute(body);
    if (request.accepts(['json', 'html']) === 'html') {
      response.status(303).setHeader('location', '/release-notice-asked');
    }
    return {
      message:
        'Please look into your mailbox: unless this address is on the list, a letter asks for your yes.',
    };
  }
}
