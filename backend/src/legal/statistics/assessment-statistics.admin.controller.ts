import { ApiTags } from '#api-docs';
import { Controller } from '@nestjs/common';

import { Needs } from '../../platform/access/needs.js';
import { AssessmentCountsDto } from './assessment-statistics.dto.js';
import { AssessmentStatistics } from './assessment-statistics.js';
import { GetOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin/assessments')
export class AssessmentCountsController {
  constructor(private readonly assessmentStatistics: AssessmentStatistics) {}

  @GetOf(AssessmentCountsDto, 'counts')
  counts(): Promise<AssessmentCountsDto> {
    return this.assessmentStatistics.count();
  }
}
