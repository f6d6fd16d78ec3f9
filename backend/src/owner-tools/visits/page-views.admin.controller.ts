import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { FigureRangeDto, FiguresDto } from '../statistics/statistics.dto.js';
import { Statistics } from '../statistics/statistics.js';
import { pageViewStatistics } from './page-views.js';

@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class VisitFiguresController {
  constructor(private readonly figureDesk: Statistics) {}

  @Get('visits')
  @ApiOkResponse({ type: FiguresDto })
  visits(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.figureDesk.show(pageViewStatistics, range);
  }

  @Get('visits.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  visitsFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    return this.figureDesk.send(response, 'visits', pageViewStatistics, range);
  }
}
