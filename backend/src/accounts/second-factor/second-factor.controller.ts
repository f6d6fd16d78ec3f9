import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '#api-docs';
import type { Request, Response } from 'express';
import {
  CurrentSession,
  CurrentStaff,
  Needs,
  NeedsProof,
  WhileSettingUp,
} from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { SignInCookies } from '../sign-in-protection/sign-in-cookies.js';
import { OfferedSecretDto, RecoveryCodesDto, SecondStepDto, TurnOffDto } from './second-factor.dto.js';
import { SecondFactors } from './second-factors.js';
import { PostOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account/second-factor')
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly cookies: SignInCookies,
  ) {}

  @PostOf(OfferedSecretDto)
  @WhileSettingUp()
  @NeedsProof()
  begin(@CurrentStaff() staff: Staff): Promise<OfferedSecretDto> {
    return this.secondFactors.begin(staff);
  }

  @PostOf(RecoveryCodesDto, 'confirm')
  @WhileSettingUp()
  async confirm(
    @Body() { code }: SecondStepDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesDto> {
    const { recoveryCodes, token } = await this.secondFactors.confirm(staff, session, code);
    if (token) this.cookies.setSession(request, response, token);
    return { recoveryCodes };
  }

  @PostOf(RecoveryCodesDto, 'recovery-codes')
  @NeedsProof()
  async renew(@CurrentStaff() staff: Staff): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.secondFactors.renewRecoveryCodes(staff) };
  }

  /** Turns the app off. Requires both steps, even after a fresh proof. */
  @Post('turn-off')
  @HttpCode(204)
  async turnOff(
    @Body() input: TurnOffDto,
    @CurrentStaff() staff: Staff,
    @Req() request: Request,
  ): Promise<void> {
    await this.secondFactors.turnOff(staff, { ...input, address: request.ip ?? '' });
  }
}
