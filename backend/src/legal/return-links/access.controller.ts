import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '#api-docs';
import type { Request, Response } from 'express';

import { Proof, WithProof } from '../../platform/rate-limits/proof.guard.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { VisitorCookie } from '../../platform/rate-limits/visitor-cookie.js';
import { AccessDto, AskForCodeDto, CodeAskedForDto, ConfirmCodeDto } from './access.dto.js';
import { AskForCode } from './ask-for-code.use-case.js';
import { CloseSession } from './close-session.use-case.js';
import { ConfirmCode } from './confirm-code.use-case.js';

/** How somebody gets back to her roadmap in another browser, or later: by a code to her mailbox. */
@WithProof()
@Controller('api/legal-companion/access')
export class AccessController {
  constructor(
    private readonly askForCode: AskForCode,
    private readonly confirmCode: ConfirmCode,
    private readonly closeSession: CloseSession,
    private readonly cookie: VisitorCookie,
  ) {}

  @Post()
  @HttpCode(202)
  @LimitRate({ name: 'companion-code', burst: 20, everyMs: 30_000 })
  @ApiAcceptedResponse({ type: CodeAskedForDto })
  async ask(@Body() { email }: AskForCodeDto): Promise<CodeAskedForDto> {
    await this.askForCode.execute(email);
    return {
      message:
        'If there is a roadmap for this address, a letter with a code is on its way to it. The code works for 15 minutes.',
    };
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: AccessDto })
  async confirm(
    @Body() wish: ConfirmCodeDto,
    @Proof() token: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccessDto> {
    this.cookie.assertKept();
    const given = await this.confirmCode.execute({ ...wish, token, address: request.ip ?? '' });
    this.cookie.give(response, given);
    return { isOpen: true };
  }

  /** For a browser that others use too; what is kept of the answers stays. */
  @Delete()
  @ApiOkResponse({ type: AccessDto })
  async close(
    @Proof() token: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccessDto> {
    await this.closeSession.execute(token);
    this.cookie.take(response);
    return { isOpen: false };
  }
}
