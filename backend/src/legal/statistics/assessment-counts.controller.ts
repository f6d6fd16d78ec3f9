import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';

import { Needs } from '../../platform/access/needs.js';
import { AssessmentCountsDto } from './assessment-counts.dto.js';
import { CountAssessments } from './count-assessments.query.js';

/** What the legal companion is asked, and never by whom. */
@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin/assessments')
export class AssessmentCountsController {
  constructor(private readonly countAssessments: CountAssessments) {}

  @Get('counts')
  @ApiOkResponse({ type: AssessmentCountsDto })
  counts(): Promise<AssessmentCountsDto> {
    return this.countAssessments.execute();
  }
}
