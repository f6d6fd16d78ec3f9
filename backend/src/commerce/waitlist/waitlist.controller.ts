import { ApiAcceptedResponse, ApiExcludeController } from '#api-docs';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { ConsentPagesController } from '../../site/consent-pages.controller.js';
import { SitePages } from '../../site/site-pages.js';
import { WAITLIST_LIMIT } from './waitlist-rules.js';
import { JoinWaitlistDto, WaitlistJoinedDto } from './waitlist.dto.js';
import { Waitlist } from './waitlist.js';
import { sentence } from '../../platform/http/sentences.js';

@Controller('api/release-notices')
export class WaitlistController {
  constructor(private readonly waitlist: Waitlist) {}

  /** Accepts JSON, and the plain form of a page without scripts. */
  @Post()
  @HttpCode(202)
  @LimitRate(WAITLIST_LIMIT)
  @ApiAcceptedResponse({ type: WaitlistJoinedDto })
  async create(
    @Body() body: JoinWaitlistDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WaitlistJoinedDto> {
    await this.waitlist.join(body);
    if (request.accepts(['json', 'html']) === 'html') {
      response.status(303).setHeader('location', '/release-notice-asked');
    }
    return {
      message: sentence(
        'Please check your email. Unless you’re already on the list, we’ve sent you a link to confirm.',
      ),
    };
  }
}

@ApiExcludeController()
@Controller('release-notices/:token')
export class WaitlistPagesController extends ConsentPagesController {
  constructor(pages: SitePages, waitlist: Waitlist) {
    super(pages, {
      name: 'release-notice',
      find: (link, token) => waitlist.find(link, token),
      confirm: (token) => waitlist.confirm(token),
      end: (token) => waitlist.leave(token),
    });
  }
}
