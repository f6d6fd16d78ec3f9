import { Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import type { SignedLink, SignedLinks } from '../links/signed-links.js';
import { type FreshPage, sendFreshPage } from './send-fresh-page.js';
import type { SitePages } from './site-pages.js';

/** Asked for and not confirmed; confirmed; ended, or forgotten. */
export type ConsentState = 'pending' | 'confirmed' | 'ended';

/** Something that letters are sent for after a yes, until their reader ends it. */
export interface Consent {
  /** Its four pages are `/<name>-confirm`, `/<name>-confirmed`, `/<name>-end` and `/<name>-ended`. */
  name: string;
  confirmLink: SignedLink;
  endLink: SignedLink;
  stateOf(id: string): Promise<ConsentState>;
  confirm(id: string): Promise<void>;
  end(id: string): Promise<void>;
}

const UNKNOWN: FreshPage = { path: '/link-unknown', status: 404 };

/** The links of such letters: looking changes nothing, as programs that read mail look at every link. */
export abstract class ConsentPagesController {
  constructor(
    private readonly links: SignedLinks,
    private readonly pages: SitePages,
    private readonly consent: Consent,
  ) {}

  @Get('confirm')
  async lookAtConfirm(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = await this.links.read(this.consent.confirmLink.purpose, token);
    const page = { pending: 'confirm', confirmed: 'confirmed', ended: 'ended' } as const;
    this.send(id && page[await this.consent.stateOf(id)], request, response);
  }

  @Post('confirm')
  async confirm(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const { confirmLink } = this.consent;
    const id = await this.links.read(confirmLink.purpose, token);
    if (id) await this.consent.confirm(id);
    response.redirect(303, confirmLink.path(encodeURIComponent(token)));
  }

  @Get('end')
  async lookAtEnd(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = await this.links.read(this.consent.endLink.purpose, token);
    const isEnded = id && (await this.consent.stateOf(id)) === 'ended';
    this.send(id && (isEnded ? 'ended' : 'end'), request, response);
  }

  /** Answered at once, as mail programs follow no redirection here (RFC 8058, section 3.1). */
  @Post('end')
  async end(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = await this.links.read(this.consent.endLink.purpose, token);
    if (id) await this.consent.end(id);
    this.send(id && 'ended', request, response);
  }

  /** @param page undefined where the link is not ours */
  private send(page: string | undefined, request: Request, response: Response): void {
    const known = { path: `/${this.consent.name}-${page}`, status: 200 };
    sendFreshPage(this.pages, page ? known : UNKNOWN, request, response);
  }
}
