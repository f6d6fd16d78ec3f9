import {
  ApiAcceptedResponse,
  ApiExcludeController,
  ApiHeader,
  ApiOkResponse,
  ApiProduces,
  ApiTooManyRequestsResponse,
} from '#api-docs';
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
import type { Request, Response } from 'express';
import { readWaitPreference } from '../../platform/http/prefer.js';
import { sendEvents, untilGone } from '../../platform/http/send-events.js';
import { sendFile } from '../../platform/http/send-file.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { PreviewStatistics } from '../statistics/preview-statistics.js';
import { PreviewRecordings } from './preview-recordings.js';
import { PreviewRequests } from './preview-requests.js';
import {
  CancelPreviewDto,
  DownloadCountDto,
  GeneratePreviewDto,
  PreviewDto,
  StoredPreviewDto,
  WantedPreviewDto,
} from './preview.dto.js';
import { Previews } from './previews.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

/** How long the call for a preview waits for it, in seconds. */
const WAITS = { defaultS: 20, maxS: 30 };

@Controller('api/audio-preview')
export class PreviewsController {
  constructor(
    private readonly previews: Previews,
    private readonly previewRequests: PreviewRequests,
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
  @ApiOkResponse({ type: WantedPreviewDto, description: 'Ready.' })
  @ApiAcceptedResponse({ type: WantedPreviewDto, description: 'In progress: see eventsUrl.' })
  @ApiTooManyRequestsResponse({ description: 'Three new ones an hour; Retry-After says how long to wait.' })
  async generate(
    @Body() { bookTitle, voiceType }: GeneratePreviewDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WantedPreviewDto> {
    const { waitMs, applied } = readWaitPreference(request.get('prefer'), WAITS);
    const { id, wish } = await this.previewRequests.request({ bookTitle, voice: voiceType, ip: request.ip });
    const patience = new AbortController();
    const impatient = () => patience.abort();
    // No AbortSignal.timeout among other signals: an unreferenced one is garbage-collected and never fires.
    const timer = setTimeout(impatient, waitMs);
    const gone = untilGone(response);
    gone.addEventListener('abort', impatient);
    const preview = await this.previews.waitFor(id, patience.signal).finally(() => clearTimeout(timer));
    response.vary('prefer');
    if (applied) response.setHeader('preference-applied', applied);
    if (preview.status === 'ready') return { ...preview, wish: null };
    const address = `/api/audio-preview/${id}`;
    response.status(202).set({ location: address, link: `<${preview.eventsUrl}>; rel="monitor"` });
    return { ...preview, wish };
  }

  @GetOf([StoredPreviewDto])
  @Header('cache-control', 'no-store')
  list(): Promise<StoredPreviewDto[]> {
    return this.previews.list();
  }

  @GetOf(PreviewDto, ':id')
  @Header('cache-control', 'no-store')
  one(@Param('id', ParseUUIDPipe) id: string): Promise<PreviewDto> {
    return this.previews.read(id);
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
    return sendEvents('progress', this.previews.watch(id, untilGone(response)), request, response);
  }

  @PostOf(DownloadCountDto, 'download/:id')
  @LimitRate({ name: 'audio-preview-download', burst: 100, everyMs: 2_000 })
  @Header('cache-control', 'no-store')
  async count(@Param('id') id: string): Promise<DownloadCountDto> {
    return { downloadCount: await this.previews.countDownload(id) };
  }

  @Post(':id/cancel')
  @HttpCode(204)
  async cancel(@Param('id', ParseUUIDPipe) id: string, @Body() { wish }: CancelPreviewDto): Promise<void> {
    await this.previewRequests.cancel(id, wish);
  }
}

@ApiExcludeController()
@Controller('api/audio-preview/files/:id/:hash')
export class PreviewFilesController {
  constructor(
    private readonly previewRecordings: PreviewRecordings,
    private readonly previewStatistics: PreviewStatistics,
  ) {}

  @Get(':name')
  async send(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('hash') hash: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.previewRecordings.find(id, hash, name);
    response.setHeader('link', file.links);
    const { range, referer } = request.headers;
    const destination = request.get('sec-fetch-dest');
    if (file.isHeard) this.previewStatistics.countPlay({ bookId: file.bookId, destination, range, referer });
    await sendFile(file, request, response);
  }
}
