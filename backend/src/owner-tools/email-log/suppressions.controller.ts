import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { LiftSuppression } from './lift-suppression.use-case.js';
import { ListSuppressions } from './list-suppressions.query.js';
import { ListSuppressionsDto, SuppressionPageDto } from './suppression-list.dto.js';

@Needs('mail.read')
@Controller('api/admin/suppressions')
export class SuppressionsController {
  constructor(
    private readonly listSuppressions: ListSuppressions,
    private readonly liftSuppression: LiftSuppression,
  ) {}

  @Get()
  @ApiOkResponse({ type: SuppressionPageDto })
  list(@Query() { cursor }: ListSuppressionsDto): Promise<SuppressionPageDto> {
    return this.listSuppressions.execute(cursor);
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
    return this.liftSuppression.execute(list, email, staff);
  }
}
