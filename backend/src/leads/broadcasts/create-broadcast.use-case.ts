import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Broadcast } from './broadcast.entity.js';

/** What the owner writes. */
export type WrittenBroadcast = Pick<Broadcast, 'subject' | 'body' | 'topic'>;

/** Keeps a letter to all readers as a draft. */
@Injectable()
export class CreateBroadcast {
  constructor(private readonly database: Database) {}

  /** @returns its id */
  async execute({ subject, body, topic }: WrittenBroadcast): Promise<string> {
    const id = randomUUID();
    await this.database.manager.insert(Broadcast, { id, subject, body, topic, status: 'draft', version: 1 });
    return id;
  }
}
