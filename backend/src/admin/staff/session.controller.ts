import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { ForEveryone } from '../../platform/access/needs.js';
import { permissionsOf } from '../../platform/access/permissions.js';
import { SessionCookie } from '../../platform/access/session-cookie.js';
import type { Staff } from '../../platform/access/staff.js';
import { BecomeFirstOwner } from './become-first-owner.use-case.js';
import { SessionDto } from './session.dto.js';
import { FirstOwnerDto, SignInDto } from './sign-in.dto.js';
import { SignIn, type SignedIn } from './sign-in.use-case.js';
import { SignOut } from './sign-out.use-case.js';

const SIGNED_OUT: SessionDto = { signedIn: false, staff: null };

function sessionOf({ name, email, role }: Staff): SessionDto {
  return { signedIn: true, staff: { name, email, role, may: permissionsOf(role) } };
}

/** What comes before the dashboard: who one is, and how one gets in and out. */
@ForEveryone()
@Controller('api/admin')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly signOut: SignOut,
    private readonly becomeFirstOwner: BecomeFirstOwner,
    private readonly cookie: SessionCookie,
  ) {}

  /** Answers 200 either way: not to be signed in is no error of whoever asks. */
  @Get('me')
  @ApiOkResponse({ type: SessionDto })
  me(@CurrentStaff() staff: Staff | undefined): SessionDto {
    return staff ? sessionOf(staff) : SIGNED_OUT;
  }

  @Post('session')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  async begin(
    @Body() wish: SignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    this.cookie.assertKept();
    const oldToken = this.cookie.read(request);
    return this.give(response, await this.signIn.execute({ ...wish, address: request.ip ?? '', oldToken }));
  }

  @Delete('session')
  @ApiOkResponse({ type: SessionDto })
  async end(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionDto> {
    await this.signOut.execute(this.cookie.read(request));
    this.cookie.take(response);
    return SIGNED_OUT;
  }

  @Post('first-owner')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  async first(
    @Body() wish: FirstOwnerDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    this.cookie.assertKept();
    return this.give(response, await this.becomeFirstOwner.execute(wish));
  }

  private give(response: Response, { staff, token }: SignedIn): SessionDto {
    this.cookie.give(response, token);
    return sessionOf(staff);
  }
}
