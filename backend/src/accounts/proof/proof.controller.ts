import { ApiTags } from '#api-docs';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentSession, CurrentStaff, Needs, WhileSettingUp } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { PasskeyOptionsDto, PasskeySignInDto } from '../passkeys/passkey.dto.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { SignInCookies } from '../sign-in-protection/sign-in-cookies.js';
import { Proof } from './proof.js';
import { ProveDto } from './proof.dto.js';
import { PostOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account/proof')
export class ProofController {
  constructor(
    private readonly proof: Proof,
    private readonly passkeys: Passkeys,
    private readonly cookies: SignInCookies,
  ) {}

  @Post()
  @WhileSettingUp()
  @HttpCode(204)
  async byPassword(
    @Body() { password, code }: ProveDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const input = { password, code, address: request.ip ?? '' };
    const token = await this.proof.byPassword(staff, session, input);
    if (token) this.cookies.setSession(request, response, token);
  }

  @PostOf(PasskeyOptionsDto, 'passkey/options')
  async offer(@CurrentStaff() staff: Staff): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.offerProof(staff) };
  }

  @Post('passkey')
  @HttpCode(204)
  async byPasskey(
    @Body() { credential }: PasskeySignInDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const token = await this.proof.byPasskey(staff, session, { credential, address: request.ip ?? '' });
    if (token) this.cookies.setSession(request, response, token);
  }
}
