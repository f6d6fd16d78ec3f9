import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { type SendableFile, sendFile } from '../../platform/http/send-file.js';
import { Pictures } from './pictures.js';

/** Files of pictures for pages, feeds and emails. */
@ApiExcludeController()
@Controller('pictures/:id')
export class PicturesController {
  constructor(private readonly pictures: Pictures) {}

  /** The file that every email program shows. */
  @Get()
  async sendFallback(
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendFile(await this.pictures.openFallback(id), request, response);
  }

  @Get(':name')
  async send(
    @Param('id') id: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendFile(await this.pictures.openFile(id, name), request, response);
  }

  private async sendFile(file: SendableFile, request: Request, response: Response): Promise<void> {
    // Feed readers and email programs on the web show them, too.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    await sendFile(file, request, response);
  }
}
