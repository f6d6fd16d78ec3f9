import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';
import type { Request } from 'express';

import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { MessageSentDto, SendMessageDto } from './send-message.dto.js';
import { SendMessage } from './send-message.use-case.js';

@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly sources: RateLimiter,
  ) {}

  @Post()
  @HttpCode(200)
  @LimitRate({ name: 'contact', burst: 20, everyMs: 30_000 })
  @ApiOkResponse({ type: MessageSentDto })
  async create(@Body() body: SendMessageDto, @Req() { ip }: Request): Promise<MessageSentDto> {
    await this.sendMessage.execute({ ...body, sourceHash: await this.sources.fingerprint(ip) });
    return { message: 'Your message has arrived. You will have a reply within 24 hours.' };
  }
}
