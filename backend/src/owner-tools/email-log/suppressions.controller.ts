import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { Suppressions } from './suppressions.js';
import { ListSuppressionsDto, SuppressionPageDto } from './suppression-list.dto.js';

@Needs('mail.read')
@Controller('api/admin/suppressions')
export class SuppressionsController {
  constructor(
    private readonly suppressions: Suppressions
  ) {}

  @Get()
  @ApiOkResponse({ type: SuppressionPageDto })
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
