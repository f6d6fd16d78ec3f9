import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '#api-docs';
import type { Request, Response } from 'express';

import { CurrentSession, CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs, WhileSettingUp } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import { SignInCookies } from '../../platform/access/sign-in-cookies.js';
import type { Staff } from '../../platform/access/staff.js';
import { ChangePassword } from './change-password.use-case.js';
import { ChangePasswordDto, ProveDto } from './password.dto.js';
import { Prove } from './prove.use-case.js';

/** One's own password. */
@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account')
export class PasswordController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly prove: Prove,
    private readonly cookies: SignInCookies,
  ) {}

  @Put('password')
  @HttpCode(204)
  async change(
    @Body() wish: ChangePasswordDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const address = request.ip ?? '';
    const token = await this.changePassword.execute(staff, session, { ...wish, address });
    if (token) this.cookies.arrive(request, response, token);
  }

  /** Answers for a quarter of an hour what asks for a fresh proof. */
  @Post('proof')
  @WhileSettingUp()
  @HttpCode(204)
  async proveAgain(
    @Body() { password }: ProveDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const token = await this.prove.execute(staff, session, { password, address: request.ip ?? '' });
    if (token) this.cookies.arrive(request, response, token);
  }
}
