import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { Statistics, FigureRangeDto, FiguresDto } from '../../owner-tools/index.js';
import { Needs } from '../../platform/access/needs.js';
import { PreviewStatistics } from './preview-statistics.js';

/** How often books are listened to. */
@ApiTags('admin')
@Needs('figures.read')
@Controller('api/admin/figures')
export class PreviewFiguresController {
  constructor(
    private readonly desk: Statistics,
    private readonly previewStatistics: PreviewStatistics,
  ) {}

  @Get('previews')
  @ApiOkResponse({ type: FiguresDto })
  previews(@Query() range: FigureRangeDto): Promise<FiguresDto> {
    return this.desk.show(this.previewStatistics.source(), range);
  }

  @Get('previews.csv')
  @Needs('lists.export')
  @ApiExcludeEndpoint()
  previewsFile(@Query() range: FigureRangeDto, @Res() response: Response): Promise<void> {
    return this.desk.send(response, 'audio-previews', this.previewStatistics.source(), range);
  }
}
