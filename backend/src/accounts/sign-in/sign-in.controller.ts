import { ApiExcludeController, ApiOkResponse } from '#api-docs';
import { All, Body, Controller, Delete, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentSession, CurrentStaff, ForEveryone, Needs } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { SecondStepDto } from '../second-factor/second-factor.dto.js';
import { FirstOwner } from './first-owner.js';
import { SignInCookies } from '../sign-in-protection/sign-in-cookies.js';
import { FirstOwnerDto, SessionDto, SignInDto } from './sign-in.dto.js';
import { SignIn } from './sign-in.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@ForEveryone()
@Controller('api/admin')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly firstOwner: FirstOwner,
    private readonly cookies: SignInCookies,
  ) {}

  /** Responds 200 either way: a missing session is not an error. */
  @GetOf(SessionDto, 'me')
  me(
    @CurrentStaff() staff: Staff | undefined,
    @CurrentSession() session: Session | undefined,
    @Req() request: Request,
  ): Promise<SessionDto> {
    const found = staff && session && { staff, session };
    return this.signIn.describe(found, this.cookies.read(request).pendingToken);
  }

  /** With a second factor, the response is not a session yet: `next` is the second step. */
  @PostOf(SessionDto, 'session')
  async begin(
    @Body() input: SignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const outcome = await this.signIn.withPassword({ ...input, ...this.cookies.begin(request) });
    if ('pendingToken' in outcome) {
      this.cookies.setPending(response, outcome.pendingToken);
      return this.signIn.describe(undefined, outcome.pendingToken);
    }
    this.cookies.setSession(request, response, outcome.token, outcome.deviceToken);
    return this.signIn.describe(outcome);
  }

  @Delete('session')
  @ApiOkResponse({ type: SessionDto })
  async end(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionDto> {
    await this.signIn.signOut(this.cookies.read(request));
    this.cookies.clear(request, response);
    return this.signIn.describe();
  }

  @PostOf(SessionDto, 'first-owner')
  async first(
    @Body() input: FirstOwnerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const signedIn = await this.firstOwner.create({ ...input, ...this.cookies.begin(request) });
    this.cookies.setSession(request, response, signedIn.token, signedIn.deviceToken);
    return this.signIn.describe(signedIn);
  }
}

@ForEveryone()
@Controller('api/admin/session/second-step')
export class SecondStepController {
  constructor(
    private readonly signIn: SignIn,
    private readonly cookies: SignInCookies,
  ) {}

  @PostOf(SessionDto)
  async take(
    @Body() { code }: SecondStepDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const signedIn = await this.signIn.withSecondStep({ code, ...this.cookies.begin(request) });
    this.cookies.setSession(request, response, signedIn.token, signedIn.deviceToken);
    return this.signIn.describe(signedIn);
  }
}

/** Registered last: without a session, unknown paths look like known ones. */
@ApiExcludeController()
@Needs('messages.read')
@Controller('api/admin')
export class UnknownCallsController {
  @All(['', '*address'])
  refuse(): never {
    throw new NotFoundException();
  }
}
