import { ApiAcceptedResponse, ApiOkResponse, ApiProperty } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';
import type { Request, Response } from 'express';
import { EmailField } from '../../platform/http/email-field.js';
import { Proof, WithProof, VisitorCookie } from '../../platform/access/proof.guard.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { AccessCodes } from './access-codes.js';
import { CompanionSessions } from './companion-sessions.js';
import { PostOf } from '../../platform/http/routes.js';
import { sentence } from '../../platform/http/sentences.js';

const message = 'Please enter the six digits of the code (code).';

class AskForCodeDto {
  @ApiProperty({ format: 'email', description: 'Address of the assessment.' })
  @EmailField()
  email!: string;
}

class CodeAskedForDto {
  @ApiProperty({ description: 'The same sentence whether or not the address is known.' })
  message!: string;
}

class ConfirmCodeDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ example: '012345', description: 'Six digits; spaces are ignored.' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.slice(0, 40).replace(/[\s-]/g, '') : value,
  )
  @IsString({ message })
  @Matches(/^\d{6}$/, { message })
  code!: string;
}

class AccessDto {
  @ApiProperty({ description: 'Whether this browser can open a roadmap.' }) isOpen!: boolean;
}

/** Access to a roadmap from another browser, or later, by an emailed code. */
@WithProof()
@Controller('api/legal-companion/access')
export class AccessController {
  constructor(
    private readonly accessCodes: AccessCodes,
    private readonly companionSessions: CompanionSessions,
    private readonly cookie: VisitorCookie,
  ) {}

  @Post()
  @HttpCode(202)
  @LimitRate({ name: 'companion-code', burst: 20, everyMs: 30_000 })
  @ApiAcceptedResponse({ type: CodeAskedForDto })
  async ask(@Body() { email }: AskForCodeDto): Promise<CodeAskedForDto> {
    await this.accessCodes.request(email);
    return {
      message: sentence(
        'If this address has a roadmap, we’ve emailed it a code. The code works for ten minutes.',
      ),
    };
  }

  @PostOf(AccessDto, 'confirm')
  async confirm(
    @Body() input: ConfirmCodeDto,
    @Proof() token: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccessDto> {
    this.cookie.assertSupported();
    const opened = await this.accessCodes.confirm({ ...input, token, address: request.ip ?? '' });
    this.cookie.set(response, opened);
    return { isOpen: true };
  }

  /** Signs out on a shared browser; the answers are kept. */
  @Delete()
  @ApiOkResponse({ type: AccessDto })
  async close(
    @Proof() token: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccessDto> {
    await this.companionSessions.close(token);
    this.cookie.clear(response);
    return { isOpen: false };
  }
}
