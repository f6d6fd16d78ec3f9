import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '#api-docs';
import type { Response } from 'express';

import { Statistics, FigureRangeDto, FiguresDto } from '../../owner-tools/index.js';
import { Needs } from '../../platform/access/needs.js';
import { ShopStatistics } from './shop-statistics.js';

/** What the shop sells, to whom its pages were shown, and what was fetched. */
@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class ShopFiguresController {
  constructor(
    private readonly desk: Statistics,
    private readonly shopStatistics: ShopStatistics,
  ) {}

  @Get('sales')
  @ApiOkResponse({ type: FiguresDto })
  async sales(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.desk.show(await this.shopStatistics.source('sales'), range);
  }

  @Get('conversion')
  @ApiOkResponse({ type: FiguresDto })
  async conversion(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.desk.show(await this.shopStatistics.source('conversion'), range);
  }

  @Get('files')
  @ApiOkResponse({ type: FiguresDto })
  async files(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.desk.show(await this.shopStatistics.source('files'), range);
  }

  @Get('sales.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  async salesFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    await this.desk.send(response, 'sales', await this.shopStatistics.source('sales'), range);
  }

  @Get('conversion.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  async conversionFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    await this.desk.send(response, 'conversion', await this.shopStatistics.source('conversion'), range);
  }

  @Get('files.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  async filesFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    await this.desk.send(response, 'files', await this.shopStatistics.source('files'), range);
  }
}
