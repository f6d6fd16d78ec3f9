import { ApiTags } from '#api-docs';
import { Controller } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { BackupOverview } from './backup-overview.js';
import { BackupsDto } from './backups.dto.js';

@ApiTags('admin')
@Needs('backups.manage')
@Controller('api/admin/backups')
export class BackupsController {
  constructor(private readonly overview: BackupOverview) {}

  @GetOf(BackupsDto)
  read(): Promise<BackupsDto> {
    return this.overview.read();
  }

  /** Starts a backup in the background, or finds the one that runs. */
  @PostOf(BackupsDto)
  create(@CurrentStaff() staff: Staff): Promise<BackupsDto> {
    return this.overview.start('backup', staff);
  }

  @PostOf(BackupsDto, 'rehearsal')
  rehearse(@CurrentStaff() staff: Staff): Promise<BackupsDto> {
    return this.overview.start('rehearsal', staff);
  }
}
