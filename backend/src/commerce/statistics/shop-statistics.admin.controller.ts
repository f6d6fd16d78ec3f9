import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '#api-docs';
import type { Response } from 'express';

import { Statistics, StatisticsRangeDto, StatisticsDto } from '../../owner-tools/index.js';
import { Needs } from '../../platform/access/needs.js';
import { ShopStatistics } from './shop-statistics.js';

/** What the shop sells, to whom its pages were shown, and what was fetched. */
@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class ShopStatisticsController {
  constructor(
    private readonly statistics: Statistics,
    private readonly shopStatistics: ShopStatistics,
  ) {}

  @Get('sales')
  @ApiOkResponse({ type: StatisticsDto })
  async sales(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(await this.shopStatistics.source('sales'), range);
  }

  @Get('conversion')
  @ApiOkResponse({ type: StatisticsDto })
  async conversion(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(await this.shopStatistics.source('conversion'), range);
  }

  @Get('files')
  @ApiOkResponse({ type: StatisticsDto })
  async files(@Query() range: StatisticsRangeDto): Promise<StatisticsDto> {
    return this.statistics.show(await this.shopStatistics.source('files'), range);
  }

  @Get('sales.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  async salesFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    await this.statistics.send(response, 'sales', await this.shopStatistics.source('sales'), range);
  }

  @Get('conversion.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  async conversionFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    await this.statistics.send(response, 'conversion', await this.shopStatistics.source('conversion'), range);
  }

  @Get('files.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  async filesFile(@Query() range: StatisticsRangeDto, @Res() response: Response): Promise<void> {
    await this.statistics.send(response, 'files', await this.shopStatistics.source('files'), range);
  }
}
