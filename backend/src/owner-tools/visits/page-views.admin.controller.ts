import { ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { StatisticsRangeDto, StatisticsDto } from '../statistics/statistics.dto.js';
import { Statistics } from '../statistics/statistics.js';
import { pageViewStatistics } from './page-views.js';
import { GetOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class VisitStatisticsController {
  constructor(private readonly statistics: Statistics) {}

  @GetOf(StatisticsDto, 'visits')
  visits(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(pageViewStatistics, range);
  }

  @Get('visits.csv')
  @Needs('lists.export')
  visitsFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    return this.statistics.send(response, 'visits', pageViewStatistics, range);
  }
}
