import { ApiNoContentResponse } from '#api-docs';
import { Controller, HttpCode, Param, Query, Delete } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  DeliveryPageDto,
  ListDeliveriesDto,
  ResentDto,
  ListSuppressionsDto,
  SuppressionPageDto,
} from './email-log.dto.js';
import { EmailLog } from './email-log.js';
import { Suppressions } from './suppressions.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@Needs('mail.read')
@Controller('api/admin/deliveries')
export class DeliveriesController {
  constructor(private readonly emailLog: EmailLog) {}

  @GetOf(DeliveryPageDto)
  list(@Query() query: ListDeliveriesDto): Promise<DeliveryPageDto> {
    return this.emailLog.list(query);
  }

  @Needs('mail.retry')
  @PostOf(ResentDto, ':id/resend')
  async resend(@Param('id') id: string, @CurrentStaff() staff: Staff): Promise<ResentDto> {
    return { id: await this.emailLog.resend(id, staff) };
  }
}

@Needs('mail.read')
@Controller('api/admin/suppressions')
export class SuppressionsController {
  constructor(private readonly suppressions: Suppressions) {}

  @GetOf(SuppressionPageDto)
  list(@Query() { cursor }: ListSuppressionsDto): Promise<SuppressionPageDto> {
    return this.suppressions.list(cursor);
  }

  @Needs('mail.retry')
  @Delete(':list/:email')
  @HttpCode(204)
  @ApiNoContentResponse()
  lift(
    @Param('list') list: string,
    @Param('email') email: string,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    return this.suppressions.lift(list, email, staff);
  }
}
