import { ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Statistics, StatisticsRangeDto, StatisticsDto } from '../../owner-tools/index.js';
import { Needs } from '../../platform/access/needs.js';
import { PreviewStatistics } from './preview-statistics.js';
import { GetOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class PreviewStatisticsController {
  constructor(
    private readonly statistics: Statistics,
    private readonly previewStatistics: PreviewStatistics,
  ) {}

  @GetOf(StatisticsDto, 'previews')
  previews(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(this.previewStatistics.source(), range);
  }

  @Get('previews.csv')
  @Needs('lists.export')
  previewsFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    return this.statistics.send(response, 'audio-previews', this.previewStatistics.source(), range);
  }
}
