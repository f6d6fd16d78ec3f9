import { Body, Controller } from '@nestjs/common';

import { ApiTags } from '#api-docs';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { DecidedDto, DecideLateEmailsDto, LateEmailsDto } from './late-emails.dto.js';
import { LateEmails } from './late-emails.js';

@ApiTags('admin')
@Needs('letters.send')
@Controller('api/admin/late-emails')
export class LateEmailsController {
  constructor(private readonly lateEmails: LateEmails) {}

  @GetOf([LateEmailsDto])
  list(): Promise<LateEmailsDto[]> {
    return this.lateEmails.list();
  }

  @PostOf(DecidedDto, 'send')
  async send(@Body() which: DecideLateEmailsDto, @CurrentStaff() staff: Staff): Promise<DecidedDto> {
    return { decided: await this.lateEmails.send(which, staff) };
  }

  @PostOf(DecidedDto, 'discard')
  async discard(@Body() which: DecideLateEmailsDto, @CurrentStaff() staff: Staff): Promise<DecidedDto> {
    return { decided: await this.lateEmails.discard(which, staff) };
  }
}
