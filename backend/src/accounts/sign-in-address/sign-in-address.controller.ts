import { ApiTags } from '#api-docs';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';

import { CurrentSession, CurrentStaff, Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { PutOf } from '../../platform/http/routes.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { SessionDto } from '../sign-in/sign-in.dto.js';
import { SignIn } from '../sign-in/sign-in.js';
import { ConfirmSignInEmailDto, NewSignInEmailDto } from './sign-in-address.dto.js';
import { SignInAddress } from './sign-in-address.js';

@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account/email')
export class SignInAddressController {
  constructor(
    private readonly signInAddress: SignInAddress,
    private readonly signIn: SignIn,
  ) {}

  @Post()
  @NeedsProof()
  @HttpCode(202)
  @LimitRate({ name: 'staff-email-code', burst: 5, everyMs: 60_000 })
  async request(@Body() { email }: NewSignInEmailDto, @CurrentStaff() staff: Staff): Promise<void> {
    await this.signInAddress.request(staff, email);
  }

  @PutOf(SessionDto)
  @NeedsProof()
  async confirm(
    @Body() { code }: ConfirmSignInEmailDto,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
    @Req() request: Request,
  ): Promise<SessionDto> {
    const address = request.ip ?? '';
    return this.signIn.describe(await this.signInAddress.confirm(staff, session, { code, address }));
  }
}
