import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse } from '#api-docs';
import type { Request } from 'express';

import { ForEveryone } from '../../platform/access/needs.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { AskForPasswordLink } from './ask-for-password-link.use-case.js';
import { ForgottenAnswerDto, ForgottenPasswordDto, ResetPasswordDto } from './password.dto.js';
import { ResetPassword } from './reset-password.use-case.js';

/** For whoever has forgotten the password. */
@ForEveryone()
@Controller('api/admin/forgotten-password')
export class ForgottenPasswordController {
  constructor(
    private readonly ask: AskForPasswordLink,
    private readonly reset: ResetPassword,
  ) {}

  @Post()
  @HttpCode(202)
  @LimitRate({ name: 'forgotten-password', burst: 10, everyMs: 60_000 })
  @ApiAcceptedResponse({ type: ForgottenAnswerDto })
  async forgotten(@Body() { email }: ForgottenPasswordDto): Promise<ForgottenAnswerDto> {
    await this.ask.execute(email);
    return {
      message:
        'If there is an account with this address, a letter with a link is on its way to it. The link works for one hour.',
    };
  }

  @Post('new-password')
  @HttpCode(204)
  async choose(@Body() wish: ResetPasswordDto, @Req() request: Request): Promise<void> {
    await this.reset.execute({ ...wish, address: request.ip ?? '' });
  }
}
