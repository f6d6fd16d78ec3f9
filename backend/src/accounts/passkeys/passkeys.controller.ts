import { ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Patch, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  CurrentSession,
  CurrentStaff,
  ForEveryone,
  Needs,
  NeedsProof,
  WhileSettingUp,
} from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { RecoveryCodesDto } from '../second-factor/second-factor.dto.js';
import { SignInCookies } from '../sign-in-protection/sign-in-cookies.js';
import { SessionDto } from '../sign-in/sign-in.dto.js';
import { SignIn } from '../sign-in/sign-in.js';
import { NewPasskeyDto, PasskeyNameDto, PasskeyOptionsDto, PasskeySignInDto } from './passkey.dto.js';
import { Passkeys } from './passkeys.js';
import { PostOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly cookies: SignInCookies,
  ) {}

  @PostOf(PasskeyOptionsDto, 'options')
  @WhileSettingUp()
  @NeedsProof()
  async offer(@CurrentStaff() staff: Staff): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.offer(staff) };
  }

  @PostOf(RecoveryCodesDto)
  @WhileSettingUp()
  @NeedsProof()
  async add(
    @Body() input: NewPasskeyDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesDto> {
    const { recoveryCodes, token } = await this.passkeys.add(staff, session, input);
    if (token) this.cookies.setSession(request, response, token);
    return { recoveryCodes };
  }

  @Patch(':id')
  @HttpCode(204)
  async rename(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { name }: PasskeyNameDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    await this.passkeys.change(staff, id, { rename: name });
  }

  @Delete(':id')
  @NeedsProof()
  @HttpCode(204)
  async remove(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.passkeys.change(staff, id, 'remove');
  }
}

@ForEveryone()
@Controller('api/admin/session/passkey')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly signIn: SignIn,
    private readonly cookies: SignInCookies,
  ) {}

  @PostOf(PasskeyOptionsDto, 'options')
  @LimitRate({ name: 'passkey-options', burst: 30, everyMs: 10_000 })
  async ask(): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.offerSignIn() };
  }

  @PostOf(SessionDto)
  @LimitRate({ name: 'passkey-sign-in', burst: 30, everyMs: 10_000 })
  async begin(
    @Body() { credential }: PasskeySignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const signedIn = await this.passkeys.signIn({ credential, ...this.cookies.begin(request) });
    this.cookies.setSession(request, response, signedIn.token, signedIn.deviceToken);
    return this.signIn.describe(signedIn);
  }
}
