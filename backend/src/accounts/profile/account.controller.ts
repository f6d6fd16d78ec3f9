import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentSession, CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { DescribeSession } from '../sign-in/describe-session.query.js';
import { SessionDto } from '../sign-in/session.dto.js';
import { AccountDto, NameDto } from './account.dto.js';
import { ChangeName } from './change-name.use-case.js';
import { EndSessions } from './end-sessions.use-case.js';
import { ReadAccount } from './read-account.query.js';

/** One's own account. */
@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account')
export class AccountController {
  constructor(
    private readonly read: ReadAccount,
    private readonly changeName: ChangeName,
    private readonly endSessions: EndSessions,
    private readonly describe: DescribeSession,
  ) {}

  @Get()
  @ApiOkResponse({ type: AccountDto })
  mine(@CurrentStaff() staff: Staff, @CurrentSession() session: Session): Promise<AccountDto> {
    return this.read.execute(staff, session);
  }

  @Put('name')
  @ApiOkResponse({ type: SessionDto })
  async rename(@Body() { name }: NameDto, @CurrentStaff() staff: Staff): Promise<SessionDto> {
    return this.describe.execute(await this.changeName.execute(staff, name));
  }

  /** All but the one that asks. */
  @Delete('sessions')
  @HttpCode(204)
  async endOthers(@CurrentStaff() staff: Staff, @CurrentSession() session: Session): Promise<void> {
    await this.endSessions.execute(staff, session, 'others');
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  async endOne(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
  ): Promise<void> {
    await this.endSessions.execute(staff, session, id);
  }
}
