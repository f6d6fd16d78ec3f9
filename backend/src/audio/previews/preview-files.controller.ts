import { Controller, Get, Param, ParseUUIDPipe, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';
import type { Request, Response } from 'express';

import { sendFile } from '../../platform/http/send-file.js';
import { CountPlay } from '../statistics/count-play.use-case.js';
import { FindRecording } from './find-recording.query.js';

/** The recordings and their transcripts. */
@ApiExcludeController()
@Controller('api/audio-preview/files/:id/:hash')
export class PreviewFilesController {
  constructor(
    private readonly find: FindRecording,
    private readonly countPlay: CountPlay,
  ) {}

  @Get(':name')
  async send(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('hash') hash: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.find.execute(id, hash, name);
    response.setHeader('link', file.links);
    const { range, referer } = request.headers;
    const destination = request.get('sec-fetch-dest');
    if (file.isHeard) this.countPlay.execute({ bookId: file.bookId, destination, range, referer });
    await sendFile(file, request, response);
  }
}
