import { ApiOkResponse, ApiTags } from '#api-docs';
import { Controller, Get } from '@nestjs/common';

import { Needs } from '../../platform/access/needs.js';
import { AssessmentCountsDto } from './assessment-statistics.dto.js';
import { AssessmentStatistics } from './assessment-statistics.js';

/** What the legal companion is asked, and never by whom. */
@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin/assessments')
export class AssessmentCountsController {
  constructor(private readonly assessmentStatistics: AssessmentStatistics) {}

  @Get('counts')
  @ApiOkResponse({ type: AssessmentCountsDto })
  counts(): Promise<AssessmentCountsDto> {
    return this.assessmentStatistics.count();
  }
}
