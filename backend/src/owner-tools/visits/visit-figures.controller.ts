import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '#api-docs';
import type { Response } from 'express';

import { Needs } from '../../platform/access/needs.js';
import { FigureDesk } from '../statistics/figure-desk.js';
import { FigureRangeDto } from '../statistics/figure-range.dto.js';
import { FiguresDto } from '../statistics/figures.dto.js';
import { visitFigures } from './visit-figures.js';

@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class VisitFiguresController {
  constructor(private readonly desk: FigureDesk) {}

  @Get('visits')
  @ApiOkResponse({ type: FiguresDto })
  visits(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.desk.show(visitFigures, range);
  }

  @Get('visits.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  visitsFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    return this.desk.send(response, 'visits', visitFigures, range);
  }
}
