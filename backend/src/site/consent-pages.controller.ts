import { Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { seeOther } from '../platform/http/see-other.js';
import type { ConsentState } from './consent-state.js';
import { LINK_UNKNOWN, sendFreshPage } from './send-fresh-page.js';
import type { SitePages } from './site-pages.js';

/** A subscription that starts after a confirmation. */
export interface Consent {
  /** Its four pages are `/<name>-confirm`, `/<name>-confirmed`, `/<name>-end` and `/<name>-ended`. */
  name: string;
  find(link: 'confirm' | 'end', token: string): Promise<ConsentState>;
  confirm(token: string): Promise<void>;
  /** @returns false for an invalid link */
  end(token: string): Promise<boolean>;
}

const CONFIRM_PAGES = { pending: 'confirm', confirmed: 'confirmed', ended: 'ended', unknown: undefined };
const END_PAGES = { pending: 'end', confirmed: 'end', ended: 'ended', unknown: undefined };

/** Pages of confirm and unsubscribe links. GET changes nothing, because mail scanners open every link. */
export abstract class ConsentPagesController {
  constructor(
    private readonly pages: SitePages,
    private readonly consent: Consent,
  ) {}

  @Get('confirm')
  async lookAtConfirm(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.send(CONFIRM_PAGES[await this.consent.find('confirm', token)], request, response);
  }

  @Post('confirm')
  async confirm(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.consent.confirm(token);
    seeOther(response, 'confirm');
  }

  @Get('end')
  async lookAtEnd(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.send(END_PAGES[await this.consent.find('end', token)], request, response);
  }

  /** No redirect: mail programs do not follow one here (RFC 8058, section 3.1). */
  @Post('end')
  async end(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.send((await this.consent.end(token)) ? 'ended' : undefined, request, response);
  }

  private send(page: string | undefined, request: Request, response: Response): void {
    const known = { path: `/${this.consent.name}-${page}`, status: 200 };
    sendFreshPage(this.pages, page ? known : LINK_UNKNOWN, request, response);
  }
}
