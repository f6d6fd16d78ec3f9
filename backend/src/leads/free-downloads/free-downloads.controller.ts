import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '#api-docs';

import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { RequestKit } from '../starter-kit/request-kit.use-case.js';
import { DownloadReadyDto, RequestDownloadDto } from './request-download.dto.js';
import { RequestDownload } from './request-download.use-case.js';

@Controller('api/downloads')
export class FreeDownloadsController {
  constructor(
    private readonly requestDownload: RequestDownload,
    private readonly requestKit: RequestKit,
  ) {}

  @Post()
  @HttpCode(200)
  @LimitRate({ name: 'free-download', burst: 40, everyMs: 10_000 })
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: DownloadReadyDto })
  create(
    @Body() { email, name = '', fileName = '', bookId, downloadType }: RequestDownloadDto,
  ): Promise<DownloadReadyDto> {
    return downloadType === undefined
      ? this.requestDownload.execute({ email, fileName, bookId })
      : this.requestKit.execute({ email, name, downloadType });
  }
}
