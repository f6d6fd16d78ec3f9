import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Subscriber } from './subscriber.entity.js';

/** Notes an address for the letter. One that is known already is left as it is, and nobody learns which it was. */
@Injectable()
export class Subscribe {
  constructor(private readonly database: Database) {}

  async execute(email: string): Promise<void> {
    await this.database.transaction(() =>
      this.database.manager
        .createQueryBuilder()
        .insert()
        .into(Subscriber)
        .values({ email: email.toLowerCase() })
        .orIgnore()
        .execute(),
    );
  }
}
