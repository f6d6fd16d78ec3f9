import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiProperty, ApiQuery } from '#api-docs';
import { Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { contentDisposition } from '../../platform/http/send-file.js';
import { Proof, WithProof, VisitorCookie } from '../../platform/access/proof.guard.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { AssessmentDeletion } from '../assessments/assessment-deletion.js';
import { AssessmentDto } from '../assessments/assessment.dto.js';
import { BookmarkDto } from '../progress/progress.dto.js';
import { RoadmapStepDto } from '../recommendations/recommendation.dto.js';
import { RoadmapMailing } from '../roadmap-email/roadmap-mailing.js';
import { Roadmaps } from './roadmaps.js';
import { sentence } from '../../platform/http/sentences.js';

class RoadmapAssessmentDto extends AssessmentDto {
  @ApiProperty({ description: 'Version of the rules.' }) rulesVersion!: string;

  @ApiProperty({ type: [RoadmapStepDto] }) recommendations!: RoadmapStepDto[];
}

class RoadmapDto {
  @ApiProperty({
    description:
      'Whether an emailed code has verified the address; otherwise only this browser’s assessments are included.',
  })
  isProven!: boolean;

  @ApiProperty({ type: [String], description: 'Addresses of the assessments.' }) emails!: string[];

  @ApiProperty({ type: [RoadmapAssessmentDto], description: 'Newest first.' })
  assessments!: RoadmapAssessmentDto[];

  @ApiProperty({ type: [BookmarkDto] }) bookmarks!: BookmarkDto[];
}

class RoadmapMailedDto {
  @ApiProperty() message!: string;
}

class EverythingDeletedDto {
  @ApiProperty({ type: 'integer' }) assessments!: number;

  @ApiProperty({ type: 'integer' }) recommendations!: number;

  @ApiProperty({ type: 'integer', description: 'Recommendations with own status, notes or time.' })
  progress!: number;

  @ApiProperty({ type: 'integer' }) bookmarks!: number;
}

const NAMED = { name: 'assessment', required: false, description: 'Its id; the newest by default.' };

/** Assessment id from a query parameter, if it is one value. */
const idOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Recommendations, for callers with proof of ownership. */
@WithProof()
@Controller('api/legal-companion')
export class RoadmapController {
  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly roadmapMailing: RoadmapMailing,
    private readonly assessmentDeletion: AssessmentDeletion,
    private readonly cookie: VisitorCookie,
  ) {}

  @Get('roadmap')
  @ApiOkResponse({ type: RoadmapDto })
  open(@Proof() token: string | undefined): Promise<RoadmapDto> {
    return this.roadmaps.open(token);
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
    const { fileName, pdf } = await this.roadmaps.print(token, idOf(assessment));
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
    await this.roadmapMailing.request(token, idOf(assessment));
    return { message: sentence('Your roadmap is on its way by email, unless we sent it a moment ago.') };
  }

  @Delete('everything')
  @ApiOkResponse({ type: EverythingDeletedDto, description: 'Numbers of deleted rows.' })
  async remove(
    @Proof() token: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EverythingDeletedDto> {
    const deleted = await this.assessmentDeletion.deleteEverything(token);
    this.cookie.clear(response);
    return deleted;
  }
}
