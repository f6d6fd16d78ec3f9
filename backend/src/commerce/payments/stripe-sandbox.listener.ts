import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { OpenStripeSandbox } from './open-stripe-sandbox.use-case.js';

/** Web processes only: they are the ones that browsers and webhooks reach. */
@Injectable()
export class StripeSandboxListener implements OnApplicationBootstrap {
  constructor(private readonly openStripeSandbox: OpenStripeSandbox) {}

  onApplicationBootstrap(): void {
    this.openStripeSandbox.execute();
  }
}
