import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '#api-docs';
import type { Response } from 'express';

import { Statistics, StatisticsRangeDto, StatisticsDto } from '../../owner-tools/index.js';
import { Needs } from '../../platform/access/needs.js';
import { ShopStatistics } from './shop-statistics.js';
import { GetOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class ShopStatisticsController {
  constructor(
    private readonly statistics: Statistics,
    private readonly shopStatistics: ShopStatistics,
  ) {}

  @GetOf(StatisticsDto, 'sales')
  async sales(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(await this.shopStatistics.source('sales'), range);
  }

  @GetOf(StatisticsDto, 'conversion')
  async conversion(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(await this.shopStatistics.source('conversion'), range);
  }

  @GetOf(StatisticsDto, 'files')
  async files(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(await this.shopStatistics.source('files'), range);
  }

  @Get('sales.csv')
  @Needs('lists.export')
  async salesFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    await this.statistics.send(response, 'sales', await this.shopStatistics.source('sales'), range);
  }

  @Get('conversion.csv')
  @Needs('lists.export')
  async conversionFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    await this.statistics.send(response, 'conversion', await this.shopStatistics.source('conversion'), range);
  }

  @Get('files.csv')
  @Needs('lists.export')
  async filesFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    await this.statistics.send(response, 'files', await this.shopStatistics.source('files'), range);
  }
}
