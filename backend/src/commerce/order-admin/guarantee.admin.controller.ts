import { ApiTags } from '#api-docs';
import { Body, Controller, Param } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { PostOf } from '../../platform/http/routes.js';
import { OrderDetails } from './order-details.js';
import { OrderDto } from './order.dto.js';
import { DeclineRefundDto } from '../guarantee/guarantee.dto.js';
import { Guarantee } from '../guarantee/guarantee.js';

@ApiTags('admin')
@Needs('orders.refund')
@Controller('api/admin/orders/:id/refund-request')
export class GuaranteeAdminController {
  constructor(
    private readonly guarantee: Guarantee,
    private readonly orderDetails: OrderDetails,
  ) {}

  @PostOf(OrderDto, 'approve')
  async approve(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<OrderDto> {
    await this.guarantee.approve(staff, id);
    return this.orderDetails.find(id);
  }

  @PostOf(OrderDto, 'decline')
  async decline(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { answer }: DeclineRefundDto,
  ): Promise<OrderDto> {
    await this.guarantee.decline(staff, id, answer);
    return this.orderDetails.find(id);
  }
}
