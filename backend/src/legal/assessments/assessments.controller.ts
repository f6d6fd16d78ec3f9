import { Body, Controller, Headers, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse } from '#api-docs';
import { answersFrom } from '@lectern/legal-guidance';
import type { Request, Response } from 'express';
import { Proof, WithProof, VisitorCookie } from '../../platform/access/proof.guard.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import {
  AssessmentDto,
  AssessmentMadeDto,
  CompanionAssessmentDto,
  EmbeddedAssessmentDto,
  EmbeddedAssessmentMadeDto,
} from './assessment.dto.js';
import { Assessments, type SavedAssessment } from './assessments.js';
import { GetOf } from '../../platform/http/routes.js';

/** Enough for a whole law clinic behind one address. */
const LIMIT = { name: 'assessment', burst: 30, everyMs: 10_000 };
const ONCE = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Repeated requests with the same key create one assessment.',
};
const clientOf = (request: Request) => `${request.ip} ${request.get('user-agent') ?? ''}`;

function made(
  { id, recommendations, keptUntil, isNew }: SavedAssessment,
  response: Response,
): AssessmentMadeDto {
  response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
  const specified = recommendations.map(
    ({ furtherSources: _sources, status: _status, notes: _notes, ...step }) => {
      const { timeSpentMinutes: _time, completedAt: _completed, ...recommendation } = step;
      return recommendation;
    },
  );
  return { id, recommendations: specified, keptUntil };
}

/**
 * Both questionnaires (specification 2, section 7). A submission gives the browser access to its roadmap.
 */
@WithProof()
@Controller('api')
export class AssessmentsController {
  constructor(
    private readonly assessments: Assessments,
    private readonly cookie: VisitorCookie,
  ) {}

  /** The wizard on our own pages: the token is an HttpOnly cookie. */
  @Post('legal-companion/assessment')
  @LimitRate(LIMIT)
  @ApiHeader(ONCE)
  @ApiCreatedResponse({ type: AssessmentMadeDto })
  @ApiOkResponse({ type: AssessmentMadeDto, description: 'A repeated submission.' })
  async companion(
    @Body() body: CompanionAssessmentDto,
    @Proof() token: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<AssessmentMadeDto> {
    const { userEmail: email, mailRoadmap } = body;
    const answers = answersFrom('companion', body);
    const client = clientOf(request);
    const saved = await this.assessments.save({
      ...{ email, answers, mailRoadmap, idempotencyKey, client, token },
    });
    this.cookie.set(response, saved.token);
    return made(saved, response);
  }

  /**
   * The embedded questionnaire: browsers block third-party cookies there, and nothing is stored in the
   * browser.
   */
  @Post('legal-assessments')
  @LimitRate(LIMIT)
  @ApiHeader(ONCE)
  @ApiCreatedResponse({ type: EmbeddedAssessmentMadeDto })
  @ApiOkResponse({ type: EmbeddedAssessmentMadeDto, description: 'A repeated submission.' })
  async embedded(
    @Body() body: EmbeddedAssessmentDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<EmbeddedAssessmentMadeDto> {
    const { name, email, additionalNeeds, mailRoadmap } = body;
    const answers = answersFrom('embedded', body);
    const client = clientOf(request);
    const saved = await this.assessments.save({
      ...{ name, email, additionalNeeds, answers, mailRoadmap, idempotencyKey, client },
    });
    return { ...made(saved, response), accessToken: saved.token };
  }

  /** Returns an empty list unless the caller has verified the address. */
  @GetOf([AssessmentDto], 'legal-companion/assessments/:email')
  async list(@Proof() token: string | undefined, @Param('email') address: string): Promise<AssessmentDto[]> {
    const found = await this.assessments.list(token, address);
    return found.map(({ id, questionnaire, createdAt, keptUntil, answers }) => ({
      ...{ id, questionnaire, createdAt, keptUntil, answers },
    }));
  }
}
