import { Controller, Get, Param, ParseUUIDPipe, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { sendFile } from '../../platform/http/send-file.js';
import { FindRecording } from './find-recording.query.js';

/** The recordings and their transcripts. */
@ApiExcludeController()
@Controller('api/audio-preview/files/:id/:hash')
export class PreviewFilesController {
  constructor(private readonly find: FindRecording) {}

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
    await sendFile(file, request, response);
  }
}
