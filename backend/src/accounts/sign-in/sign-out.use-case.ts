import { Injectable } from '@nestjs/common';

import { PendingSignIns } from '../../platform/access/pending-sign-ins.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { HeldTokens } from '../../platform/access/sign-in-cookies.js';

/** Ends a browser's session, and a sign-in that was begun in it; to end what is ended already is no mistake. */
@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly pending: PendingSignIns,
  ) {}

  async execute({ oldToken, pendingToken }: HeldTokens): Promise<void> {
    await this.pending.end(pendingToken);
    await this.sessions.end(oldToken);
  }
}
