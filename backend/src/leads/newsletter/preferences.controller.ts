import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { SignedLinks } from '../../platform/links/signed-links.js';
import { type FreshPage, sendFreshPage } from '../../platform/site/send-fresh-page.js';
import { SitePages } from '../../platform/site/site-pages.js';
import { LimitSource } from '../../platform/visitors/source.guard.js';
import { EndSubscription } from './end-subscription.use-case.js';
import { fillPreferences } from './fill-preferences.js';
import { FindSubscription } from './find-subscription.query.js';
import { SUBSCRIBE_LIMIT } from './subscribe-limit.js';
import { PreferencesDto } from './preferences.dto.js';
import { SavePreferences } from './save-preferences.use-case.js';
import { Subscribe } from './subscribe.use-case.js';
import { PREFERENCES_LINK } from './subscription-links.js';
import type { Subscription } from './subscription.entity.js';

const UNKNOWN: FreshPage = { path: '/link-unknown', status: 404 };
/** Of who is not on the list (any more). */
const PAGES = {
  pending: { path: '/newsletter-waiting', status: 200 },
  ended: { path: '/newsletter-return', status: 200 },
} satisfies Record<string, FreshPage>;

/** What a reader wants to hear of, behind a link of her letters: forms that work with scripts and without. */
@ApiExcludeController()
@Controller('newsletter/:token/preferences')
export class PreferencesController {
  constructor(
    private readonly links: SignedLinks,
    private readonly find: FindSubscription,
    private readonly savePreferences: SavePreferences,
    private readonly endSubscription: EndSubscription,
    private readonly subscribe: Subscribe,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async look(
    @Param('token') token: string,
    @Query('saved') saved: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const subscription = await this.subscriptionOf(token);
    const confirmed = saved === undefined ? '/newsletter-preferences' : '/newsletter-preferences-saved';
    sendFreshPage(this.pages, pageFor(subscription, { path: confirmed, status: 200 }), request, response);
  }

  @Post()
  async save(
    @Param('token') token: string,
    @Body() { topics }: PreferencesDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const subscription = await this.subscriptionOf(token);
    if (subscription?.status === 'confirmed' && topics.length > 0) {
      await this.savePreferences.execute(subscription.id, topics);
      response.redirect(303, `${PREFERENCES_LINK.path(encodeURIComponent(token))}?saved`);
      return;
    }
    const none = { path: '/newsletter-preferences-none', status: 422 };
    sendFreshPage(this.pages, pageFor(subscription && { ...subscription, topics }, none), request, response);
  }

  @Post('leave')
  async leave(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const subscription = await this.subscriptionOf(token);
    if (subscription) await this.endSubscription.execute(subscription.id);
    response.redirect(303, PREFERENCES_LINK.path(encodeURIComponent(token)));
  }

  /** Her old yes is none any more: she is asked for another by mail, as anybody is. */
  @Post('return')
  @LimitSource(SUBSCRIBE_LIMIT)
  async comeBack(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const subscription = await this.subscriptionOf(token);
    if (subscription) await this.subscribe.execute(subscription.email);
    response.redirect(303, PREFERENCES_LINK.path(encodeURIComponent(token)));
  }

  private async subscriptionOf(token: string): Promise<Subscription | null> {
    const id = await this.links.read(PREFERENCES_LINK.purpose, token);
    return id ? this.find.execute(id) : null;
  }
}

function pageFor(subscription: Subscription | null, confirmed: FreshPage): FreshPage {
  if (!subscription) return UNKNOWN;
  if (subscription.status !== 'confirmed') return PAGES[subscription.status];
  return { ...confirmed, personalise: fillPreferences(subscription) };
}
