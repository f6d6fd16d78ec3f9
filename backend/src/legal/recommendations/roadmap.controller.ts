import { Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiQuery } from '#api-docs';
import type { Response } from 'express';

import { contentDisposition } from '../../platform/http/send-file.js';
import { Proof, WithProof } from '../../platform/rate-limits/proof.guard.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { VisitorCookie } from '../../platform/rate-limits/visitor-cookie.js';
import { DeleteEverything } from '../assessments/delete-everything.use-case.js';
import { MailRoadmap } from './mail-roadmap.use-case.js';
import { OpenRoadmap } from './open-roadmap.use-case.js';
import { PrintRoadmap } from './print-roadmap.use-case.js';
import { EverythingDeletedDto, RoadmapDto, RoadmapMailedDto } from './roadmap.dto.js';

const NAMED = { name: 'assessment', required: false, description: 'Its id; the newest where none is named.' };

/** Of an assessment among an address's queries, or none. */
const idOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** What was recommended, to whoever has proved that it is hers. */
@WithProof()
@Controller('api/legal-companion')
export class RoadmapController {
  constructor(
    private readonly openRoadmap: OpenRoadmap,
    private readonly printRoadmap: PrintRoadmap,
    private readonly mailRoadmap: MailRoadmap,
    private readonly deleteEverything: DeleteEverything,
    private readonly cookie: VisitorCookie,
  ) {}

  @Get('roadmap')
  @ApiOkResponse({ type: RoadmapDto })
  open(@Proof() token: string | undefined): Promise<RoadmapDto> {
    return this.openRoadmap.execute(token);
  }

  @Get('roadmap.pdf')
  @LimitRate({ name: 'roadmap-pdf', burst: 20, everyMs: 10_000 })
  @ApiQuery(NAMED)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async print(
    @Proof() token: string | undefined,
    @Query('assessment') assessment: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const { fileName, pdf } = await this.printRoadmap.execute(token, idOf(assessment));
    response
      .set({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(fileName),
        'x-robots-tag': 'noindex',
      })
      .end(pdf);
  }

  @Post('roadmap/mail')
  @HttpCode(202)
  @LimitRate({ name: 'roadmap-mail', burst: 10, everyMs: 30_000 })
  @ApiQuery(NAMED)
  @ApiAcceptedResponse({ type: RoadmapMailedDto })
  async mail(
    @Proof() token: string | undefined,
    @Query('assessment') assessment: unknown,
  ): Promise<RoadmapMailedDto> {
    await this.mailRoadmap.execute(token, idOf(assessment));
    return { message: 'Your roadmap is on its way by mail, unless one was sent to you a short while ago.' };
  }

  @Delete('everything')
  @ApiOkResponse({ type: EverythingDeletedDto, description: 'How much there was.' })
  async remove(
    @Proof() token: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EverythingDeletedDto> {
    const deleted = await this.deleteEverything.execute(token);
    this.cookie.take(response);
    return deleted;
  }
}
