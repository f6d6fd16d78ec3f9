import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { createToken, hashToken } from '../../platform/links/random-token.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { kitGreetingName } from './kit-greeting.js';
import { KitRequest } from './kit-request.entity.js';
import { kitPath } from './kit-path.js';
import { starterKitMail } from './starter-kit.mail.js';

/** Mails the kit's links, once: a run that is repeated because it failed carries the same Message-ID. */
@Injectable()
export class SendKit {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly configuration: Configuration,
  ) {}

  execute(kitRequestId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const request = await manager.findOneOrFail(KitRequest, {
        where: { id: kitRequestId },
        lock: { mode: 'for_no_key_update' },
      });
      if (request.mailedTokenHash) return;
      const token = createToken();
      const { publicUrl } = this.configuration;
      await this.mailer.send(
        starterKitMail({
          key: `kit-${request.id}`,
          to: request.email,
          name: kitGreetingName(request.name),
          publicUrl,
          urlOf: (part) => `${publicUrl}${kitPath(token, part)}`,
        }),
      );
      await manager.update(KitRequest, { id: request.id }, { mailedTokenHash: hashToken(token) });
    });
  }
}
