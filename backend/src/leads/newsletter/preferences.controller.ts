import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request, Response } from 'express';

import { fillPage } from '../../site/fill-page.js';
import { type FreshPage, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { AskAgain } from './ask-again.use-case.js';
import { EndSubscription } from './end-subscription.use-case.js';
import { FindSubscription, type FoundSubscription } from './find-subscription.query.js';
import { PreferencesDto } from './preferences.dto.js';
import { SavePreferences } from './save-preferences.use-case.js';
import { SUBSCRIBE_LIMIT } from './subscribe.dto.js';

/** For who is not on the list. */
const PAGES: Record<Exclude<FoundSubscription['status'], 'confirmed'>, FreshPage> = {
  pending: { path: '/newsletter-waiting', status: 200 },
  ended: { path: '/newsletter-return', status: 200 },
  unknown: { path: '/link-unknown', status: 404 },
};
const FORGOTTEN: FreshPage = { path: '/newsletter-ended', status: 200 };

/** What a reader wants to hear of, behind a link of her letters: forms that work with scripts and without. */
@ApiExcludeController()
@Controller('newsletter/:token/preferences')
export class PreferencesController {
  constructor(
    private readonly find: FindSubscription,
    private readonly savePreferences: SavePreferences,
    private readonly endSubscription: EndSubscription,
    private readonly askAgain: AskAgain,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async look(
    @Param('token') token: string,
    @Query('saved') saved: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const path = saved === undefined ? '/newsletter-preferences' : '/newsletter-preferences-saved';
    const found = await this.find.execute('preferences', token);
    sendFreshPage(this.pages, pageFor(found, { path, status: 200 }), request, response);
  }

  @Post()
  async save(
    @Param('token') token: string,
    @Body() { topics }: PreferencesDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.find.execute('preferences', token);
    if (found.status === 'confirmed' && topics.length > 0) {
      await this.savePreferences.execute(token, topics);
      response.redirect(303, 'preferences?saved');
      return;
    }
    const none = { path: '/newsletter-preferences-none', status: 422 };
    sendFreshPage(this.pages, pageFor({ ...found, topics }, none), request, response);
  }

  @Post('leave')
  async leave(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.endSubscription.execute('preferences', token);
    response.redirect(303, '../preferences');
  }

  @Post('return')
  @LimitRate(SUBSCRIBE_LIMIT)
  async comeBack(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.askAgain.execute(token);
    response.redirect(303, '../preferences');
  }
}

function pageFor({ status, address, topics }: FoundSubscription, confirmed: FreshPage): FreshPage {
  if (status === 'ended' && !address) return FORGOTTEN;
  if (status !== 'confirmed') return PAGES[status];
  const own = { places: { address }, ticked: { name: 'topics', values: topics } };
  return { ...confirmed, personalise: (html) => fillPage(html, own) };
}
