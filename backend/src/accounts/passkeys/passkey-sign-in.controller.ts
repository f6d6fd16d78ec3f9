import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';
import type { Request, Response } from 'express';

import { ForEveryone } from '../../platform/access/needs.js';
import { SignInCookies } from '../../platform/access/sign-in-cookies.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { DescribeSession } from '../sign-in/describe-session.query.js';
import { SessionDto } from '../sign-in/session.dto.js';
import { OfferPasskeySignIn } from './offer-passkey-sign-in.use-case.js';
import { PasskeyOptionsDto, PasskeySignInDto } from './passkey.dto.js';
import { SignInWithPasskey } from './sign-in-with-passkey.use-case.js';

/** The door for whoever has a passkey. */
@ForEveryone()
@Controller('api/admin/session/passkey')
export class PasskeySignInController {
  constructor(
    private readonly offer: OfferPasskeySignIn,
    private readonly signIn: SignInWithPasskey,
    private readonly describe: DescribeSession,
    private readonly cookies: SignInCookies,
  ) {}

  @Post('options')
  @HttpCode(200)
  @LimitRate({ name: 'passkey-options', burst: 30, everyMs: 10_000 })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  async ask(): Promise<PasskeyOptionsDto> {
    return { options: await this.offer.execute() };
  }

  @Post()
  @HttpCode(200)
  @LimitRate({ name: 'passkey-sign-in', burst: 30, everyMs: 10_000 })
  @ApiOkResponse({ type: SessionDto })
  async begin(
    @Body() { credential }: PasskeySignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    this.cookies.assertKept();
    const { staff, token } = await this.signIn.execute({
      credential,
      address: request.ip ?? '',
      userAgent: request.headers['user-agent'],
      ...this.cookies.read(request),
    });
    this.cookies.arrive(request, response, token);
    return this.describe.execute(staff);
  }
}
