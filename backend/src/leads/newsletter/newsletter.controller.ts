import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { SUBSCRIBE_LIMIT, SubscribeDto, SubscribedDto } from './subscribe.dto.js';
import { Subscribe } from './subscribe.use-case.js';

@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly subscribe: Subscribe) {}

  @Post('subscribe')
  @HttpCode(200)
  @LimitRate(SUBSCRIBE_LIMIT)
  @ApiOkResponse({ type: SubscribedDto })
  async create(@Body() { email }: SubscribeDto): Promise<SubscribedDto> {
    await this.subscribe.execute(email);
    return {
      message:
        'Thank you for subscribing to our newsletter. Please confirm it by the mail that is on its way.',
    };
  }
}
