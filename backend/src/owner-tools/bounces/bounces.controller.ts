import { ApiExcludeController } from '#api-docs';
import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';

import { rawBodyOf } from '../../platform/http/raw-body.js';
import { ReportWebhooks } from './report-webhooks.js';

/** Endpoints for delivery reports of providers and mail servers. One that is not configured answers 404. */
@ApiExcludeController()
@Controller('api/mail')
export class MailReportsController {
  constructor(private readonly reportWebhooks: ReportWebhooks) {}

  @Post('reports/ses')
  @HttpCode(200)
  async ses(@Req() request: Request) {
    await this.reportWebhooks.receiveSes(rawBodyOf(request));
    return { received: true };
  }

  @Post('reports/postmark')
  @HttpCode(200)
  async postmark(@Req() request: Request, @Headers('authorization') authorization?: string) {
    await this.reportWebhooks.receivePostmark(rawBodyOf(request), authorization);
    return { received: true };
  }

  @Post('reports/mailgun')
  @HttpCode(200)
  async mailgun(@Req() request: Request) {
    await this.reportWebhooks.receiveMailgun(rawBodyOf(request));
    return { received: true };
  }

  @Post('inbound')
  @HttpCode(202)
  async inbound(@Req() request: Request, @Headers('authorization') authorization?: string) {
    await this.reportWebhooks.receiveInbound(rawBodyOf(request), authorization);
    return { received: true };
  }
}
