import { ApiExcludeController, ApiHeader } from '#api-docs';
import { Body, Controller, Headers, Post, Req, Get, Param, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LimitRate, RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { type FreshPage, LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { ContactMessages } from './contact-messages.js';
import { CONTACT_LIMIT } from '../messages/message-rules.js';
import { MessageSentDto, SendMessageDto } from './contact.dto.js';
import { SpamReview, type HeldMessage } from './spam-review.js';
import { PostOf } from '../../platform/http/routes.js';
import { seeOther } from '../../platform/http/see-other.js';
import { sentence } from '../../platform/http/sentences.js';

@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly contactMessages: ContactMessages,
    private readonly sources: RateLimiter,
  ) {}

  @PostOf(MessageSentDto)
  @LimitRate(CONTACT_LIMIT)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Repeated requests with it send one message.',
  })
  async create(
    @Body() body: SendMessageDto,
    @Req() { ip }: Request,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<MessageSentDto> {
    const sourceHash = await this.sources.fingerprint(ip);
    await this.contactMessages.send({ ...body, sourceHash, idempotencyKey });
    return { message: sentence('Your message arrived. You’ll get a reply within 24 hours.') };
  }
}

const PAGES: Record<HeldMessage['state'], FreshPage> = {
  waiting: { path: '/message-real', status: 200 },
  'passed-on': { path: '/message-passed-on', status: 200 },
  unknown: LINK_UNKNOWN,
};

/** The owner's link. GET changes nothing, as mail scanners open every link. */
@ApiExcludeController()
@Controller('messages/:token/real')
export class HeldMessagesController {
  constructor(
    private readonly spamReview: SpamReview,
    private readonly pages: SitePages,
  ) {}

  @Get()
  async look(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { state } = await this.spamReview.findByLink(token);
    sendFreshPage(this.pages, PAGES[state], request, response);
  }

  @Post()
  async clear(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const held = await this.spamReview.findByLink(token);
    if (held.state === 'waiting') await this.spamReview.clear(held.messageId, undefined);
    seeOther(response, `/messages/${encodeURIComponent(token)}/real`);
  }
}
