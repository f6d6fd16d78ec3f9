import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { kitGreetingName } from './kit-greeting.js';
import { KitRequest } from './kit-request.entity.js';
import { kitPath } from './kit-path.js';
import { sendKit } from './send-kit.job.js';
import { starterKitMail } from './starter-kit.mail.js';

/** The kit's links, once. */
@Injectable()
export class SendKitLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(sendKit)
  async write({ kitRequestId }: { kitRequestId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const request = await manager.findOne(KitRequest, {
      where: { id: kitRequestId },
      lock: { mode: 'for_no_key_update' },
    });
    // Erased, or sent before.
    if (!request || request.mailedTokenHash) return undefined;
    const token = createToken();
    await manager.update(KitRequest, { id: request.id }, { mailedTokenHash: hashToken(token) });
    const { publicUrl } = this.configuration;
    return starterKitMail({
      to: request.email,
      name: kitGreetingName(request.name),
      publicUrl,
      urlOf: (part) => `${publicUrl}${kitPath(token, part)}`,
    });
  }
}
