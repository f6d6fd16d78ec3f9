import { ApiAcceptedResponse, ApiTags } from '#api-docs';
import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentSession, CurrentStaff, ForEveryone, Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { SignInCookies } from '../sign-in-protection/sign-in-cookies.js';
import {
  ChangePasswordDto,
  ForgottenAnswerDto,
  ForgottenPasswordDto,
  ResetPasswordDto,
} from './password.dto.js';
import { StaffPasswords } from './staff-passwords.js';
import { sentence } from '../../platform/http/sentences.js';

@ForEveryone()
@Controller('api/admin/forgotten-password')
export class ForgottenPasswordController {
  constructor(
    private readonly staffPasswords: StaffPasswords,
    private readonly cookies: SignInCookies,
    private readonly configuration: Configuration,
  ) {}

  @Post()
  @HttpCode(202)
  @LimitRate({ name: 'forgotten-password', burst: 10, everyMs: 60_000 })
  @ApiAcceptedResponse({ type: ForgottenAnswerDto })
  async forgotten(@Body() { email }: ForgottenPasswordDto): Promise<ForgottenAnswerDto> {
    await this.staffPasswords.requestLink(email);
    const isKept = !this.configuration.smtpUrl;
    return {
      isKept,
      message: isKept
        ? sentence(
            'If this address has an account, its link stays on the server, because this site doesn’t send emails yet. There, “npm run reset-sign-in” makes a new link.',
          )
        : sentence('If this address has an account, we’ve emailed it a link. The link works for one hour.'),
    };
  }

  @Post('new-password')
  @HttpCode(204)
  async choose(
    @Body() input: ResetPasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const deviceToken = await this.staffPasswords.reset({ ...input, address: request.ip ?? '' });
    this.cookies.setDevice(response, deviceToken);
  }
}

@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account')
export class PasswordController {
  constructor(
    private readonly staffPasswords: StaffPasswords,
    private readonly cookies: SignInCookies,
  ) {}

  @Put('password')
  @NeedsProof()
  @HttpCode(204)
  async change(
    @Body() input: ChangePasswordDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const address = request.ip ?? '';
    const token = await this.staffPasswords.change(staff, session, { ...input, address });
    if (token) this.cookies.setSession(request, response, token);
  }
}
