import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

import { MessageSentDto, SendMessageDto } from './send-message.dto.js';
import { SendMessage } from './send-message.use-case.js';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly sendMessage: SendMessage) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: MessageSentDto })
  async create(@Body() body: SendMessageDto): Promise<MessageSentDto> {
    await this.sendMessage.execute(body);
    return { message: 'Your message has arrived. You will have a reply within 24 hours.' };
  }
}
