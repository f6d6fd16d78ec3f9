import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Param, ParseUUIDPipe, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { sendFile } from '../../platform/http/send-file.js';
import { Films } from './films.js';

/** Files of films for pages. */
@ApiExcludeController()
@Controller('api/films/:id')
export class FilmsController {
  constructor(private readonly films: Films) {}

  @Get(':name')
  async send(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(await this.films.file(id, name), request, response);
  }
}
