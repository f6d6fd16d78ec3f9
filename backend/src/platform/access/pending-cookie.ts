import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { PrivateCookie } from './private-cookie.js';
import { SECOND_STEP_MS } from './session-life.js';

/** The cookie between the password and the second step. */
@Injectable()
export class PendingCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'sign-in', SECOND_STEP_MS);
  }
}
