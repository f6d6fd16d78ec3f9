import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request } from 'express';

import { bodyOf } from './report-bodies.js';
import { ReceiveInboundMail } from './receive-inbound-mail.use-case.js';
import { ReceiveMailgunReport } from './receive-mailgun-report.use-case.js';
import { ReceivePostmarkReport } from './receive-postmark-report.use-case.js';
import { ReceiveSesReport } from './receive-ses-report.use-case.js';

/** Where providers and mail servers say what has become of letters. A door whose setting is missing is not there. */
@ApiExcludeController()
@Controller('api/mail')
export class MailReportsController {
  constructor(
    private readonly receiveSesReport: ReceiveSesReport,
    private readonly receivePostmarkReport: ReceivePostmarkReport,
    private readonly receiveMailgunReport: ReceiveMailgunReport,
    private readonly receiveInboundMail: ReceiveInboundMail,
  ) {}

  @Post('reports/ses')
  @HttpCode(200)
  async ses(@Req() request: Request) {
    await this.receiveSesReport.execute(bodyOf(request));
    return { received: true };
  }

  @Post('reports/postmark')
  @HttpCode(200)
  async postmark(@Req() request: Request, @Headers('authorization') authorization?: string) {
    await this.receivePostmarkReport.execute(bodyOf(request), authorization);
    return { received: true };
  }

  @Post('reports/mailgun')
  @HttpCode(200)
  async mailgun(@Req() request: Request) {
    await this.receiveMailgunReport.execute(bodyOf(request));
    return { received: true };
  }

  /** The message itself, as `message/rfc822`. */
  @Post('inbound')
  @HttpCode(202)
  async inbound(@Req() request: Request, @Headers('authorization') authorization?: string) {
    await this.receiveInboundMail.execute(bodyOf(request), authorization);
    return { received: true };
  }
}
