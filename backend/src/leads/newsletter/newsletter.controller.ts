import { isOn } from '@lectern/catalogue';
import { ApiExcludeController } from '#api-docs';
import { Body, Controller, Post, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { ConsentPagesController } from '../../site/consent-pages.controller.js';
import { fillPage } from '../../site/fill-page.js';
import { type FreshPage, LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { SUBSCRIBE_LIMIT } from './newsletter-rules.js';
import { SubscribeDto, SubscribedDto, PreferencesDto } from './newsletter.dto.js';
import { Subscriptions, type FoundSubscription } from './subscriptions.js';
import { PostOf } from '../../platform/http/routes.js';
import { seeOther } from '../../platform/http/see-other.js';
import { sentence } from '../../platform/http/sentences.js';

@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @PostOf(SubscribedDto, 'subscribe')
  @LimitRate(SUBSCRIBE_LIMIT)
  async create(@Body() { email }: SubscribeDto): Promise<SubscribedDto> {
    await this.subscriptions.subscribe(email);
    return {
      message: sentence(
        'Thank you for subscribing to our newsletter. Please confirm it in the email we’ve just sent you.',
      ),
    };
  }
}

/** Pages for links of addresses that are not subscribed. */
const PAGES: Record<Exclude<FoundSubscription['status'], 'confirmed'>, FreshPage> = {
  pending: { path: '/newsletter-waiting', status: 200 },
  ended: { path: '/newsletter-return', status: 200 },
  unknown: LINK_UNKNOWN,
};

const FORGOTTEN: FreshPage = { path: '/newsletter-ended', status: 200 };

/** Topics of a reader, by the link in their emails. The forms work without JavaScript. */
@ApiExcludeController()
@Controller('newsletter/:token/preferences')
export class PreferencesController {
  constructor(
    private readonly subscriptions: Subscriptions,
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
    const found = await this.subscriptions.find('preferences', token);
    sendFreshPage(this.pages, pageFor(found, { path, status: 200 }), request, response);
  }

  @Post()
  async save(
    @Param('token') token: string,
    @Body() { topics }: PreferencesDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.subscriptions.find('preferences', token);
    if (found.status === 'confirmed' && topics.length > 0) {
      await this.subscriptions.savePreferences(token, topics);
      seeOther(response, 'preferences?saved');
      return;
    }
    const none = { path: '/newsletter-preferences-none', status: 422 };
    sendFreshPage(this.pages, pageFor({ ...found, topics }, none), request, response);
  }

  @Post('leave')
  async leave(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.subscriptions.unsubscribe('preferences', token);
    seeOther(response, '../preferences');
  }

  @Post('return')
  @LimitRate(SUBSCRIBE_LIMIT)
  async comeBack(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.subscriptions.subscribeAgain(token);
    seeOther(response, '../preferences');
  }
}

function pageFor({ status, address, topics }: FoundSubscription, confirmed: FreshPage): FreshPage {
  if (status === 'ended' && !(address && isOn('newsletter'))) return FORGOTTEN;
  if (status !== 'confirmed') return PAGES[status];
  const own = { places: { address }, ticked: { name: 'topics', values: topics } };
  return { ...confirmed, personalise: (html) => fillPage(html, own) };
}

@ApiExcludeController()
@Controller('newsletter/:token')
export class SubscriptionPagesController extends ConsentPagesController {
  constructor(pages: SitePages, subscriptions: Subscriptions) {
    super(pages, {
      name: 'newsletter',
      find: async (link, token) => (await subscriptions.find(link, token)).status,
      confirm: (token) => subscriptions.confirm(token),
      end: (token) => subscriptions.unsubscribe('end', token),
    });
  }
}
