import { newsletter } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { AUDIENCE_SIZE } from './audience.js';
import type { AudienceDto } from './broadcast.dto.js';

/** To whom a letter may go, everyone first, and how many they are now. */
@Injectable()
export class ListAudiences {
  constructor(private readonly database: Database) {}

  execute(): Promise<AudienceDto[]> {
    const all = [{ id: null, label: 'Everyone' }, ...newsletter.topics];
    return Promise.all(
      all.map(async ({ id: topic, label }) => {
        const [row] = await this.database.manager.query<{ readers: number }[]>(AUDIENCE_SIZE, [topic]);
        return { topic, label, readers: row?.readers ?? 0 };
      }),
    );
  }
}
