import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { DeliveryPageDto, ListDeliveriesDto, ResentDto } from './delivery-list.dto.js';
import { EmailLog } from './email-log.js';

@Needs('mail.read')
@Controller('api/admin/deliveries')
export class DeliveriesController {
  constructor(
    private readonly emailLog: EmailLog
  ) {}

  @Get()
  @ApiOkResponse({ type: DeliveryPageDto })
  list(@Query() wish: ListDeliveriesDto): Promise<DeliveryPageDto> {
    return this.emailLog.list(wish);
  }

  @Needs('mail.retry')
  @Post(':id/resend')
  @HttpCode(200)
  @ApiOkResponse({ type: ResentDto })
  async resend(@Param('id') id: string, @CurrentStaff() staff: Staff): Promise<ResentDto> {
    return { id: await this.emailLog.resend(id, staff) };
  }
}
