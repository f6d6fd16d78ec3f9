import { All, Controller, NotFoundException } from '@nestjs/common';
import { ApiExcludeController } from '#api-docs';

import { Needs } from '../../platform/access/needs.js';

/** The last of all: without a session nobody learns which calls there are. */
@ApiExcludeController()
@Needs('messages.read')
@Controller('api/admin')
export class UnknownCallsController {
  @All(['', '*address'])
  refuse(): never {
    throw new NotFoundException();
  }
}
