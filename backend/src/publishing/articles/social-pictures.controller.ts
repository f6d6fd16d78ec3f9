import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { sendFile } from '../../platform/http/send-file.js';
import { SocialPictures } from './social-pictures.js';

/** Pictures of articles for link previews. */
@ApiExcludeController()
@Controller('social-pictures')
export class SocialPicturesController {
  constructor(private readonly pictures: SocialPictures) {}

  @Get(':name')
  async send(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const file = await this.pictures.open(name);
    // Link previews and feed readers on the web show them, too.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    await sendFile(file, request, response);
  }
}
