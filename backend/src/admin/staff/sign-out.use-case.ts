import { Injectable } from '@nestjs/common';

import { Sessions } from '../../platform/access/sessions.js';

/** Ends a browser's session; to end what is ended already is no mistake. */
@Injectable()
export class SignOut {
  constructor(private readonly sessions: Sessions) {}

  execute(token: string | undefined): Promise<void> {
    return this.sessions.end(token);
  }
}
