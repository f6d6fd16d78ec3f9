import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { PasskeyCeremonies } from '../../platform/access/passkey-ceremonies.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { Passkey } from './passkey.entity.js';

/** What her device is asked for a new passkey with. */
@Injectable()
export class OfferPasskey {
  constructor(
    private readonly database: Database,
    private readonly ceremonies: PasskeyCeremonies,
  ) {}

  async execute({ userId, email, name }: Staff): Promise<object> {
    const known = await this.database.manager.findBy(Passkey, { userId });
    return this.ceremonies.offerNew({ userId, email, name, siteName: site.name, known });
  }
}
