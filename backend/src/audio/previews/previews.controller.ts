import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiProduces,
  ApiTooManyRequestsResponse,
} from '#api-docs';
import type { Request, Response } from 'express';

import { readPatience } from '../../platform/http/prefer.js';
import { sendEvents, untilGone } from '../../platform/http/send-events.js';
import { LimitRate } from '../../platform/rate-limits/rate-limit.guard.js';
import { AwaitPreview } from './await-preview.query.js';
import { CountPreviewDownload } from './count-preview-download.use-case.js';
import { CancelPreviewDto, GeneratePreviewDto } from './generate-preview.dto.js';
import { ListPreviews } from './list-previews.query.js';
import { DownloadCountDto, PreviewDto, StoredPreviewDto, WantedPreviewDto } from './preview.dto.js';
import { ReadPreview } from './read-preview.query.js';
import { RequestPreview } from './request-preview.use-case.js';
import { TakeBackWish } from './take-back-wish.use-case.js';
import { WatchPreview } from './watch-preview.query.js';

/** How long the call for a preview waits for it. */
const WAITS = { usualS: 20, longestS: 30 };

/** Books that can be heard before they are read. */
@Controller('api/audio-preview')
export class PreviewsController {
  constructor(
    private readonly listPreviews: ListPreviews,
    private readonly read: ReadPreview,
    private readonly request: RequestPreview,
    private readonly awaitPreview: AwaitPreview,
    private readonly watch: WatchPreview,
    private readonly takeBack: TakeBackWish,
    private readonly countDownload: CountPreviewDownload,
  ) {}

  @Post('generate')
  @HttpCode(200)
  @LimitRate({ name: 'audio-preview', burst: 300, everyMs: 1_000 })
  @Header('cache-control', 'no-store')
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description: 'wait=10 waits for ten seconds (RFC 7240); at most 30.',
  })
  @ApiOkResponse({ type: WantedPreviewDto, description: 'It is ready.' })
  @ApiAcceptedResponse({ type: WantedPreviewDto, description: 'It is being made: see eventsUrl.' })
  @ApiTooManyRequestsResponse({ description: 'Three new ones an hour; Retry-After says how long to wait.' })
  async generate(
    @Body() { bookTitle, voiceType }: GeneratePreviewDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WantedPreviewDto> {
    const { waitMs, applied } = readPatience(request.get('prefer'), WAITS);
    const { id, wish } = await this.request.execute({ bookTitle, voice: voiceType, ip: request.ip });
    const patience = AbortSignal.any([AbortSignal.timeout(waitMs), untilGone(response)]);
    const preview = await this.awaitPreview.execute(id, patience);
    response.vary('prefer');
    if (applied) response.setHeader('preference-applied', applied);
    if (preview.status === 'ready') return { ...preview, wish: null };
    const address = `/api/audio-preview/${id}`;
    response.status(202).set({ location: address, link: `<${preview.eventsUrl}>; rel="monitor"` });
    return { ...preview, wish };
  }

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [StoredPreviewDto] })
  list(): Promise<StoredPreviewDto[]> {
    return this.listPreviews.execute();
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PreviewDto })
  one(@Param('id', ParseUUIDPipe) id: string): Promise<PreviewDto> {
    return this.read.execute(id);
  }

  @Get(':id/events')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    type: String,
    description: 'An event `progress` at once and after each change, with a PreviewDto.',
  })
  events(
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return sendEvents('progress', this.watch.execute(id, untilGone(response)), request, response);
  }

  @Post(':id/cancel')
  @HttpCode(204)
  async cancel(@Param('id', ParseUUIDPipe) id: string, @Body() { wish }: CancelPreviewDto): Promise<void> {
    await this.takeBack.execute(id, wish);
  }

  @Post('download/:id')
  @HttpCode(200)
  @LimitRate({ name: 'audio-preview-download', burst: 100, everyMs: 2_000 })
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: DownloadCountDto })
  async count(@Param('id') id: string): Promise<DownloadCountDto> {
    return { downloadCount: await this.countDownload.execute(id) };
  }
}
