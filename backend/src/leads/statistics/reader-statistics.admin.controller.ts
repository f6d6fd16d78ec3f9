import { ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Statistics, StatisticsRangeDto, StatisticsDto } from '../../owner-tools/index.js';
import { Needs } from '../../platform/access/needs.js';
import { SAMPLES, SUBSCRIBERS } from './reader-charts.js';
import { GetOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class ReaderStatisticsController {
  constructor(private readonly statistics: Statistics) {}

  @GetOf(StatisticsDto, 'subscribers')
  subscribers(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(SUBSCRIBERS, range);
  }

  @GetOf(StatisticsDto, 'samples')
  samples(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(SAMPLES, range);
  }

  @Get('subscribers.csv')
  @Needs('lists.export')
  subscribersFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    return this.statistics.send(response, 'subscribers', SUBSCRIBERS, range);
  }

  @Get('samples.csv')
  @Needs('lists.export')
  samplesFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    return this.statistics.send(response, 'free-downloads', SAMPLES, range);
  }
}
