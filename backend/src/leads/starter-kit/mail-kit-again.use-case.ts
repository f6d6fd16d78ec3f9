import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { KitRequest } from './kit-request.entity.js';

/** Forgets that the letter with the kit has gone out, so that it may once more; it has a link of its own each time. */
@Injectable()
export class MailKitAgain {
  constructor(private readonly database: Database) {}

  async execute(kitRequestId: string): Promise<void> {
    await this.database.manager.update(KitRequest, { id: kitRequestId }, { mailedTokenHash: null });
  }
}
