import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

import { DownloadReadyDto, RequestDownloadDto } from './request-download.dto.js';
import { RequestDownload } from './request-download.use-case.js';

@Controller('api/downloads')
export class FreeDownloadsController {
  constructor(private readonly requestDownload: RequestDownload) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: DownloadReadyDto })
  create(@Body() body: RequestDownloadDto): Promise<DownloadReadyDto> {
    return this.requestDownload.execute(body);
  }
}
