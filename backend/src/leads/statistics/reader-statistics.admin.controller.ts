import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Statistics, FigureRangeDto, FiguresDto } from '../../owner-tools/index.js';
import { Needs } from '../../platform/access/needs.js';
import { SAMPLES, SUBSCRIBERS } from './reader-charts.js';

/** Who joined the list and left it, and what was taken for nothing. */
@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class ReaderFiguresController {
  constructor(private readonly desk: Statistics) {}

  @Get('subscribers')
  @ApiOkResponse({ type: FiguresDto })
  subscribers(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.desk.show(SUBSCRIBERS, range);
  }

  @Get('samples')
  @ApiOkResponse({ type: FiguresDto })
  samples(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.desk.show(SAMPLES, range);
  }

  @Get('subscribers.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  subscribersFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    return this.desk.send(response, 'subscribers', SUBSCRIBERS, range);
  }

  @Get('samples.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  samplesFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    return this.desk.send(response, 'free-downloads', SAMPLES, range);
  }
}
