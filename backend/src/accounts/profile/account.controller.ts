import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '#api-docs';
import { CurrentSession, CurrentStaff, Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { SessionDto } from '../sign-in/sign-in.dto.js';
import { SignIn } from '../sign-in/sign-in.js';
import { NameDto } from '../sign-in/sign-in.dto.js';
import { AccountDto, LanguageDto } from './account.dto.js';
import { Account } from './account.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account')
export class AccountController {
  constructor(
    private readonly account: Account,
    private readonly signIn: SignIn,
  ) {}

  @GetOf(AccountDto)
  mine(@CurrentStaff() staff: Staff, @CurrentSession() session: Session): Promise<AccountDto> {
    return this.account.read(staff, session);
  }

  @PutOf(SessionDto, 'name')
  async rename(
    @Body() { name }: NameDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
  ): Promise<SessionDto> {
    return this.signIn.describe({ staff: await this.account.rename(staff, name), session });
  }

  @PutOf(SessionDto, 'language')
  async setLanguage(
    @Body() { language }: LanguageDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
  ): Promise<SessionDto> {
    return this.signIn.describe({ staff: await this.account.setLanguage(staff, language), session });
  }

  @Delete('sessions')
  @NeedsProof()
  @HttpCode(204)
  async endOthers(@CurrentStaff() staff: Staff, @CurrentSession() session: Session): Promise<void> {
    await this.account.endSessions(staff, session, 'others');
  }

  @Delete('sessions/:id')
  @NeedsProof()
  @HttpCode(204)
  async endOne(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
  ): Promise<void> {
    await this.account.endSessions(staff, session, id);
  }
}
