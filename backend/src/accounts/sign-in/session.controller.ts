import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';
import type { Request, Response } from 'express';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { ForEveryone } from '../../platform/access/needs.js';
import { SignInCookies } from '../../platform/access/sign-in-cookies.js';
import type { Staff } from '../../platform/access/staff.js';
import { BecomeFirstOwner } from './become-first-owner.use-case.js';
import { DescribeSession } from './describe-session.query.js';
import { SessionDto } from './session.dto.js';
import { FirstOwnerDto, SignInDto } from './sign-in.dto.js';
import { SignIn } from './sign-in.use-case.js';
import { SignOut } from './sign-out.use-case.js';

/** What comes before the dashboard: who one is, and how one gets in and out. */
@ForEveryone()
@Controller('api/admin')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly signOut: SignOut,
    private readonly becomeFirstOwner: BecomeFirstOwner,
    private readonly describe: DescribeSession,
    private readonly cookies: SignInCookies,
  ) {}

  /** Answers 200 either way: not to be signed in is no error of whoever asks. */
  @Get('me')
  @ApiOkResponse({ type: SessionDto })
  me(@CurrentStaff() staff: Staff | undefined, @Req() request: Request): Promise<SessionDto> {
    return this.describe.execute(staff, this.cookies.read(request).pendingToken);
  }

  /** Where the account has a second factor, nobody is signed in yet: `next` is the second step. */
  @Post('session')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  async begin(
    @Body() wish: SignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    this.cookies.assertKept();
    const { oldToken } = this.cookies.read(request);
    const userAgent = request.headers['user-agent'];
    const outcome = await this.signIn.execute({ ...wish, address: request.ip ?? '', userAgent, oldToken });
    if ('pendingToken' in outcome) {
      this.cookies.wait(response, outcome.pendingToken);
      return this.describe.execute(undefined, outcome.pendingToken);
    }
    this.cookies.arrive(request, response, outcome.token);
    return this.describe.execute(outcome.staff);
  }

  @Delete('session')
  @ApiOkResponse({ type: SessionDto })
  async end(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionDto> {
    await this.signOut.execute(this.cookies.read(request));
    this.cookies.leave(request, response);
    return this.describe.execute(undefined);
  }

  @Post('first-owner')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  async first(
    @Body() wish: FirstOwnerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    this.cookies.assertKept();
    const userAgent = request.headers['user-agent'];
    const { staff, token } = await this.becomeFirstOwner.execute({ ...wish, userAgent });
    this.cookies.arrive(request, response, token);
    return this.describe.execute(staff);
  }
}
