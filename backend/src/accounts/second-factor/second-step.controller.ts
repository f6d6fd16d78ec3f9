import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';
import type { Request, Response } from 'express';

import { ForEveryone } from '../../platform/access/needs.js';
import { SignInCookies } from '../../platform/access/sign-in-cookies.js';
import { DescribeSession } from '../sign-in/describe-session.query.js';
import { SessionDto } from '../sign-in/session.dto.js';
import { SecondStepDto } from './second-factor.dto.js';
import { TakeSecondStep } from './take-second-step.use-case.js';

/** What follows the password. */
@ForEveryone()
@Controller('api/admin/session/second-step')
export class SecondStepController {
  constructor(
    private readonly takeSecondStep: TakeSecondStep,
    private readonly describe: DescribeSession,
    private readonly cookies: SignInCookies,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  async take(
    @Body() { code }: SecondStepDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const { staff, token } = await this.takeSecondStep.execute({
      code,
      address: request.ip ?? '',
      userAgent: request.headers['user-agent'],
      ...this.cookies.read(request),
    });
    this.cookies.arrive(request, response, token);
    return this.describe.execute(staff);
  }
}
