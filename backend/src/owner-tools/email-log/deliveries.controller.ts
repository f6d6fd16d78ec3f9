import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { DeliveryPageDto, ListDeliveriesDto, ResentDto } from './delivery-list.dto.js';
import { ListDeliveries } from './list-deliveries.query.js';
import { ResendDelivery } from './resend-delivery.use-case.js';

@Needs('mail.read')
@Controller('api/admin/deliveries')
export class DeliveriesController {
  constructor(
    private readonly listDeliveries: ListDeliveries,
    private readonly resendDelivery: ResendDelivery,
  ) {}

  @Get()
  @ApiOkResponse({ type: DeliveryPageDto })
  list(@Query() wish: ListDeliveriesDto): Promise<DeliveryPageDto> {
    return this.listDeliveries.execute(wish);
  }

  @Needs('mail.retry')
  @Post(':id/resend')
  @HttpCode(200)
  @ApiOkResponse({ type: ResentDto })
  async resend(@Param('id') id: string, @CurrentStaff() staff: Staff): Promise<ResentDto> {
    return { id: await this.resendDelivery.execute(id, staff) };
  }
}
