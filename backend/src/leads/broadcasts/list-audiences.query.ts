import { newsletter } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { AUDIENCE } from './audience.js';
import type { AudienceDto } from './broadcast.dto.js';

const COUNT = `SELECT count(*)::int AS readers FROM newsletter_subscriptions s WHERE ${AUDIENCE}`;

/** To whom a letter may go, everyone first, and how many they are now. */
@Injectable()
export class ListAudiences {
  constructor(private readonly database: Database) {}

  execute(): Promise<AudienceDto[]> {
    const all = [{ id: null, label: 'Everyone' }, ...newsletter.topics];
    return Promise.all(
      all.map(async ({ id: topic, label }) => {
        const [row] = await this.database.manager.query<{ readers: number }[]>(COUNT, [topic]);
        return { topic, label, readers: row?.readers ?? 0 };
      }),
    );
  }
}
