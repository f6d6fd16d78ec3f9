import { Injectable } from '@nestjs/common';

import { SiteFront } from '../../site/site-front.js';
import { StripeConnection } from './stripe-connection.js';

/** Lets the sandbox answer browsers and post its events; there is nothing to open with the real Stripe. */
@Injectable()
export class OpenStripeSandbox {
  constructor(
    private readonly connection: StripeConnection,
    private readonly front: SiteFront,
  ) {}

  execute(): void {
    const { sandbox, account } = this.connection;
    if (!sandbox) return;
    this.front.add(`${account.sandboxUrl}/*`, sandbox.front);
    sandbox.startWebhooks();
  }
}
