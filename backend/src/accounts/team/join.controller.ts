import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';
import type { Request, Response } from 'express';

import { ForEveryone } from '../../platform/access/needs.js';
import { SignInCookies } from '../../platform/access/sign-in-cookies.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { DescribeSession } from '../sign-in/describe-session.query.js';
import { SessionDto } from '../sign-in/session.dto.js';
import { AcceptInvitation } from './accept-invitation.use-case.js';
import { FindInvitation } from './find-invitation.query.js';
import { InvitationTokenDto, JoinDto, OpenInvitationDto } from './team.dto.js';

/** For whoever was invited. A link is shown in the body of a call: addresses are written into logs. */
@ForEveryone()
@Controller('api/admin/invitation')
export class JoinController {
  constructor(
    private readonly find: FindInvitation,
    private readonly accept: AcceptInvitation,
    private readonly describe: DescribeSession,
    private readonly cookies: SignInCookies,
  ) {}

  @Post()
  @HttpCode(200)
  @LimitRate({ name: 'staff-invitation', burst: 30, everyMs: 10_000 })
  @ApiOkResponse({ type: OpenInvitationDto })
  async look(@Body() { token }: InvitationTokenDto): Promise<OpenInvitationDto> {
    const { email, invitedBy } = await this.find.execute(token);
    return { email, invitedBy };
  }

  @Post('accept')
  @HttpCode(200)
  @LimitRate({ name: 'staff-invitation', burst: 30, everyMs: 10_000 })
  @ApiOkResponse({ type: SessionDto })
  async join(
    @Body() wish: JoinDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    this.cookies.assertKept();
    const { oldToken } = this.cookies.read(request);
    const userAgent = request.headers['user-agent'];
    const { staff, token } = await this.accept.execute({ ...wish, userAgent, oldToken });
    this.cookies.arrive(request, response, token);
    return this.describe.execute(staff);
  }
}
