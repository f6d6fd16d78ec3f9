import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { Needs } from '../../platform/access/needs.js';
import { CheckSender } from './check-sender.query.js';
import { SenderCheckDto } from './sender-check.dto.js';

@Needs('mail.read')
@Controller('api/admin/sender-check')
export class SenderCheckController {
  constructor(private readonly checkSender: CheckSender) {}

  @Get()
  @ApiOkResponse({ type: SenderCheckDto })
  check(): Promise<SenderCheckDto> {
    return this.checkSender.execute();
  }
}
