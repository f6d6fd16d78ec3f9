import { ApiTags } from '#api-docs';
import { Body, Controller } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { ComparePaymentsDto, LatestRecoveryDto } from './payment-recovery.dto.js';
import { PaymentRecoveries } from './payment-recovery.js';
import { RecoveryReports } from './recovery-reports.js';

@ApiTags('admin')
@Needs('backups.manage')
@Controller('api/admin/payment-recoveries')
export class PaymentRecoveryController {
  constructor(
    private readonly recoveries: PaymentRecoveries,
    private readonly reports: RecoveryReports,
  ) {}

  @GetOf(LatestRecoveryDto, 'latest')
  async latest(): Promise<LatestRecoveryDto> {
    return { latest: (await this.reports.latest()) ?? null };
  }

  /** Starts a comparison in the background, or finds the open one. */
  @PostOf(LatestRecoveryDto)
  async compare(
    @Body() { since }: ComparePaymentsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<LatestRecoveryDto> {
    await this.recoveries.start(since, staff);
    return this.latest();
  }
}
